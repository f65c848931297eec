import { type Expression, parseSchemaDocument, partsOf } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readPostgresqlDdl } from '../ddl/read-postgresql-ddl.ts';
import { balanceSums } from './balance-sums.ts';

const column = (name: string): Expression => ({ op: 'column', name });
const chain = (operator: '+' | '-' | '||', count: number): Expression =>
  Array.from({ length: count }, (_, index) => column(`c${index}`)).reduce((left, right) => ({
    op: 'arithmetic',
    operator,
    left,
    right,
  }));

const depthOf = (expression: Expression): number => 1 + Math.max(0, ...partsOf(expression).map(depthOf));
const leavesOf = (expression: Expression): readonly string[] =>
  expression.op === 'column' ? [expression.name] : partsOf(expression).flatMap(leavesOf);

test.each(['+', '-', '||'] as const)(
  'a long chain of %s has few levels and the same parts in the same order',
  (operator) => {
    const long = chain(operator, 300);
    const flat = balanceSums({ op: 'compare', operator: '<=', left: long, right: column('n') });
    expect(depthOf(flat)).toBeLessThan(13);
    expect(leavesOf(flat)).toEqual([...leavesOf(long), 'n']);
  },
);

test.each([20, 400])('one of %s parts stays as written', (count) => {
  const written = chain('+', count);
  expect(balanceSums(written)).toEqual(written);
});

test('a table with a sum of 300 columns is a document', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `c${index}`);
  const columns = names.map((name) => `${name} integer NOT NULL`).join(', ');
  const read = await readPostgresqlDdl(`CREATE TABLE t (${columns}, CHECK (${names.join(' + ')} = 100));`);
  const document = 'document' in read ? read.document : undefined;
  expect(document?.tables[0]?.checks[0]?.predicate?.op).toBe('compare');
  expect(parseSchemaDocument(document)).not.toHaveProperty('issues');
});
