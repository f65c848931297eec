import { expect, test } from 'vitest';
import { generatorOf, inferIn, optionsOf, tableOf } from './columns/infer.fixture.ts';

const inferred = (type: string, unique = false) =>
  inferIn(tableOf('zqx', [`frobs ${type}`, 'note varchar(200)']), 'frobs', { unique });

test.each(['char(1)', 'char(2)', 'varchar(3)', 'varchar(20)', 'varchar(40)'])(
  'an unknown text of type %s has a few values that fit, the first most often',
  (type) => {
    const { source, confidence } = inferred(type);
    const { values, weights } = optionsOf(source);
    const length = Number(/\d+/.exec(type)?.[0]);
    expect(generatorOf(source)).toBe('one_of');
    expect((values as string[]).every((value) => value.length <= length)).toBe(true);
    expect((weights as number[])[0]).toBeGreaterThan((weights as number[]).at(-1) ?? 0);
    expect(confidence).toBeLessThan(0.5);
  },
);

test('an unknown unique text is a code, and one without a limit a remark that claims nothing', () => {
  expect(generatorOf(inferred('varchar(6)', true).source)).toBe('pattern');
  expect(generatorOf(inferred('varchar(40)', true).source)).toBe('pattern');
  expect(optionsOf(inferred('text').source)).toMatchObject({ of: 'plain_note' });
});
