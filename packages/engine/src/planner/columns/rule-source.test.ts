import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { ruleSource } from './rule-source.ts';

const TEXT: ColumnType = { kind: 'text', native: 'text' };
const derive = (text: string): ReturnType<typeof ruleSource> =>
  ruleSource({ derive: text }, { name: 'label', type: TEXT, nullable: false }, TEXT, 'rules.items.label');

test('a function unknown to derive is an issue with the nearest name', () => {
  expect(derive("case when true then uper('a') else lower('b') end")).toEqual({
    issues: [
      {
        code: 'unknown_function',
        path: 'rules.items.label.derive',
        message: 'derive has no function uper. Did you mean upper?',
      },
    ],
  });
});

test('a name that every object inherits is not a function of derive', () => {
  expect(derive('constructor(1)')).toMatchObject({ issues: [{ code: 'unknown_function' }] });
});

test('functions known to derive are accepted, however deeply nested', () => {
  expect(derive("coalesce(nullif(upper('a'), slug('b')), pick('c', 'd'))")).toMatchObject({
    source: { kind: 'derive' },
  });
});
