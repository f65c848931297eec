import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import type { Column, Table } from '../../language/schema/schema-document.ts';
import { behindGenerated } from '../draft/behind-generated.ts';

const type = { native: 'int', kind: 'integer', bits: 32 } as const;
const target: Expression = { op: 'column', name: 'target' };

function keyOver(predicate: Expression): readonly string[] {
  const generated: Column = {
    name: 'a_id',
    type,
    nullable: true,
    generated: { expression: '…', stored: true, predicate },
  };
  const table: Table = {
    name: 'notes',
    columns: [{ name: 'target', type, nullable: false }, generated],
    uniques: [],
    foreign_keys: [],
    checks: [],
  };
  return behindGenerated(table, { columns: ['a_id'], references: { table: 'a', columns: ['id'] } }).columns;
}

test('a reference by a column that repeats another is one by the other', () => {
  expect(keyOver(target)).toEqual(['target']);
  const isA: Expression = { op: 'is', arg: target, value: 'true' };
  expect(keyOver({ op: 'case', whens: [{ when: isA, then: target }] })).toEqual(['target']);
});

test('a reference by a calculated column stays unchanged', () => {
  const one: Expression = { op: 'literal', type: 'number', value: '1' };
  expect(keyOver({ op: 'arithmetic', operator: '+', left: target, right: one })).toEqual(['a_id']);
});
