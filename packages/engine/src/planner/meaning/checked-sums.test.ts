import { expect, test } from 'vitest';
import type { Expression } from '../../language/expression/expression.ts';
import { calculate, column, number } from '../../language/expression/make-expression.ts';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { MONEY, schemaOf, table } from './meaning.fixture.ts';

const [NET, TAX, GROSS] = ['net', 'tax', 'gross'].map(column) as [Expression, Expression, Expression];
type Operator = '=' | '<=' | '>=';
const check = (left: Expression, operator: Operator, right: Expression) => ({
  expression: `a CHECK by ${operator}`,
  predicate: { op: 'compare', operator, left, right } as const,
});
const SUM = check(GROSS, '=', calculate(NET, '+', TAX));

// However a CHECK words what the names suggest, it does not cost what they mean.
test.each([
  ['gross = net + tax', [SUM]],
  ['net + tax = gross', [check(calculate(NET, '+', TAX), '=', GROSS)]],
  ['net = gross - tax', [check(NET, '=', calculate(GROSS, '-', TAX))]],
  ['tax = gross - net', [check(TAX, '=', calculate(GROSS, '-', NET))]],
  ['gross = net + tax, none below 0', [SUM, check(NET, '>=', number(0)), check(TAX, '>=', number(0))]],
  ['gross = net + tax, at most 5,000', [SUM, check(GROSS, '<=', number(5000))]],
])('an invoice with a CHECK on %s is taxed at real rates', (_, checks) => {
  const invoices = table('invoices', { net: MONEY, tax: MONEY, gross: MONEY }, { checks });
  const rows = rowsOf(weave(schemaOf(invoices), { rows: 300 }), 'invoices');
  const cents = rows.map((row) =>
    [row['net'], row['tax'], row['gross']].map((value) => Math.round(Number(value) * 100)),
  );
  expect(cents.filter(([net = 0, tax = 0, gross = 0]) => gross !== net + tax || net <= 0 || tax < 0)).toEqual([]);
  const rates = new Set(
    cents.filter(([net = 0]) => net > 10_000).map(([net = 1, tax = 0]) => ((100 * tax) / net).toFixed(1)),
  );
  expect([...rates].toSorted()).toEqual(['7.0', '8.2', '8.3']);
});

test('an amount that a CHECK bounds by another keeps its own size', () => {
  const orders = table(
    'orders',
    { amount: MONEY, discount: MONEY },
    { checks: [check(column('discount'), '<=', column('amount'))] },
  );
  const rows = rowsOf(weave(schemaOf(orders), { rows: 400 }), 'orders');
  const shares = rows.map((row) => Number(row['discount']) / Number(row['amount']));
  expect(shares.filter((share) => share < 0 || share > 1)).toEqual([]);
  expect(shares.toSorted((a, b) => a - b)[200]).toBeLessThan(0.5);
});
