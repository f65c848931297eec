import { expect, test } from 'vitest';
import { cutAnswer, joinAnswer } from './cut-answer.ts';
import type { LoomAnswer } from './protocol.ts';

const tables = Array.from({ length: 130 }, (_, number) => ({ name: `t${number}` }));

const receive = (answers: Iterable<LoomAnswer>): { readonly pieces: number; readonly value: unknown } => {
  const ahead: unknown[] = [];
  let value: unknown;
  for (const answer of answers) {
    if ('tables' in answer) ahead.push(...answer.tables);
    else if ('value' in answer) value = joinAnswer(answer.value, ahead);
  }
  return { pieces: ahead.length, value };
};

test.each([
  ['a schema', { schema: { version: 1, tables }, issues: [] }],
  ['a plan', { plan: { seed: 7, tables }, issues: [] }],
])('%s of many tables is sent in pieces and reassembled', (_, value) => {
  const sent = [...cutAnswer({ id: 3, value })];
  expect(sent.length).toBeGreaterThan(2);
  expect(receive(sent)).toEqual({ pieces: 130, value });
});

test.each([{ schema: { tables: tables.slice(0, 3) } }, { rows: tables }, [1, 2], undefined])(
  'anything else is sent unchanged',
  (value) => {
    expect([...cutAnswer({ id: 1, value })]).toEqual([{ id: 1, value }]);
  },
);
