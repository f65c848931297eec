import { expect, test } from 'vitest';
import type { Expression } from '../language/expression/expression.ts';
import { md5 } from '../language/functions/md5.ts';
import { parsePlan } from '../planner/parse/parse-plan.fixture.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { Check, SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const JSONB: ColumnType = { kind: 'json', binary: true, native: 'jsonb' };

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'hard', enums: [], domains: [], tables };
}

const of = (name: string): Expression => ({ op: 'column', name });
const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const called = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });
const matches = (name: string, pattern: string): Check => ({
  name: `${name} ~ ${pattern}`,
  expression: '',
  predicate: { op: 'regex', arg: of(name), pattern: text(pattern) },
});

test('rare constraints without a common column are satisfied one after the other', () => {
  // Unlimited texts: from a short list the fitting values would be chosen.
  const names = ['body', 'summary', 'remark', 'abstract'];
  // One of 16 digests begins like this.
  const checks = names.map((name): Check => {
    const first = called('left', called('md5', of(name)), { op: 'literal', type: 'number', value: '1' });
    return { name, expression: '', predicate: { op: 'compare', operator: '=', left: first, right: text('7') } };
  });
  const run = weave(schema(table('keys', 'id', [id, ...names.map((name) => column(name, TEXT))], { checks })), {
    rows: { keys: 60 },
  });
  expect(run.plan.tables[0]?.apart).toBe(true);
  const rows = rowsOf(run, 'keys');
  for (const row of rows) for (const name of names) expect(md5(String(row[name]))[0]).toBe('7');
  expect(rows).toHaveLength(60);
});

test('a column follows from another through a function that exists only in SQL', () => {
  const sum: Check = {
    name: 'sum',
    expression: '',
    predicate: { op: 'compare', operator: '=', left: of('digest'), right: called('md5', of('body')) },
  };
  const run = weave(
    schema(table('files', 'id', [id, column('body', TEXT), column('digest', TEXT)], { checks: [sum] })),
    {
      rows: { files: 50 },
    },
  );
  for (const { body, digest } of rowsOf(run, 'files')) expect(digest).toBe(md5(String(body)));
  expect(parsePlan(JSON.parse(JSON.stringify(run.plan)), run.schema)).toHaveProperty('plan');
});

test('a text matches several regular expressions at once, one with a lookahead', () => {
  const run = weave(
    schema(
      table('users', 'id', [id, column('secret', TEXT), column('pin', TEXT)], {
        checks: [
          matches('secret', '[A-Z]'),
          matches('secret', '[0-9]'),
          matches('secret', '^[A-Za-z0-9]{8,40}$'),
          matches('pin', '^(?=.*[a-z])(?=.*\\d).{8,}$'),
        ],
      }),
    ),
    { rows: { users: 40 } },
  );
  for (const row of rowsOf(run, 'users')) {
    expect(row['secret']).toMatch(/^(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]{8,40}$/);
    expect(row['pin']).toMatch(/^(?=.*[a-z])(?=.*\d).{8,}$/);
  }
});

test('JSON has the nested members that a CHECK requires', () => {
  const inner = called('->>', called('->', of('doc'), text('meta')), text('active'));
  const known: Check = {
    name: 'known',
    expression: '',
    predicate: {
      op: 'not',
      arg: { op: 'is', arg: { op: 'cast', arg: inner, type: { kind: 'boolean', native: 'boolean' } }, value: 'null' },
    },
  };
  const run = weave(schema(table('notes', 'id', [id, column('doc', JSONB)], { checks: [known] })), {
    rows: { notes: 20 },
  });
  for (const { doc } of rowsOf(run, 'notes')) expect(JSON.stringify(doc)).toMatch(/meta.*active/);
});

test('a column that another bounds keeps to its own list and multiples', () => {
  const run = weave(
    schema(
      table('steps', 'id', [id, ...['low', 'high', 'size', 'rest'].map((name) => column(name, INTEGER))], {
        checks: [
          check('lows', 'low in (10, 20, 30)'),
          check('highs', 'high in (15, 25, 35)'),
          check('ordered', 'low < high'),
          check('even', 'size % 2 = 1'),
          check('enough', 'size + rest > 10'),
        ],
      }),
    ),
    { rows: { steps: 100 } },
  );
  for (const { low, high, size } of rowsOf(run, 'steps')) {
    expect([15, 25, 35]).toContain(Number(high));
    expect(Number(low)).toBeLessThan(Number(high));
    expect(Math.abs(Number(size)) % 2).toBe(1);
  }
});

test('enums are compared by the order of their labels', () => {
  const labels = ['low', 'mid', 'high'];
  const LEVEL: ColumnType = { kind: 'enum', native: 'level', values: labels };
  const run = weave(
    schema(
      table('moves', 'id', [id, column('before', LEVEL), column('after', LEVEL)], {
        checks: [check('up', 'before < after')],
      }),
    ),
    { rows: { moves: 60 } },
  );
  for (const { before, after } of rowsOf(run, 'moves'))
    expect(labels.indexOf(String(before))).toBeLessThan(labels.indexOf(String(after)));
});

test('the shorter of two lengths leaves room for the longer one', () => {
  const run = weave(
    schema(
      table('goods', 'id', [id, column('ean', TEXT)], {
        checks: [check('lengths', 'length(ean) in (8, 13)'), matches('ean', '^\\d*$')],
      }),
    ),
    { rows: { goods: 60 } },
  );
  expect(new Set(rowsOf(run, 'goods').map(({ ean }) => String(ean).length))).toEqual(new Set([8, 13]));
});
