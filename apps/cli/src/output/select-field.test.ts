import { expect, test } from 'vitest';
import { selectField } from './select-field.ts';

const RUN = {
  id: 'gen_1',
  target: { host: 'db', port: null },
  tables: [
    { name: 'a', rows: 1 },
    { name: 'b', rows: 2 },
  ],
};

test.each([
  ['id', ['gen_1']],
  ['target.host', ['db']],
  ['target.port', [null]],
  ['tables[].rows', [1, 2]],
  ['tables.name', ['a', 'b']],
  ['tables[1].name', ['b']],
  ['.tables[0]', [RUN.tables[0]]],
] as const)('%s leads to %j', (path, values) => {
  expect(selectField(RUN, path)).toEqual(values);
});

test('a list is gone through by itself', () => {
  expect(selectField([RUN, RUN], 'tables[].name')).toEqual(['a', 'b', 'a', 'b']);
  expect(selectField([RUN], '[].id')).toEqual(['gen_1']);
  expect(selectField([], 'id')).toEqual([]);
});

test.each([
  ['tabels', 'the answer has no field tabels'],
  ['target.hots', 'target has no field hots'],
  ['id.more', 'id is not a list'],
  ['a..b', 'is not a path'],
  ['tables[x]', 'is not a path'],
])('%s is refused', (path, message) => {
  expect(() => selectField(RUN, path)).toThrow(message);
});
