import type { TablePlan } from '@rowloom/engine';
import { fitParts } from './fit-parts.ts';
import { formatCount, formatNumberOf } from './format-number.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart } from './text-width.ts';

/** A line for each table: its row count, and how its constraints are satisfied. */
export function planLines(
  tables: readonly TablePlan[],
  { style, width }: Pick<Terminal, 'style' | 'width'>,
  nameWidth: number,
): readonly string[] {
  const digits = Math.max(0, ...tables.map(({ rows }) => formatCount(rows).length));
  return tables.map((table) => {
    const rows = padStart(formatCount(table.rows), digits) + (table.rows === 1 ? ' row ' : ' rows');
    const parts = [`  ${rows}`, `  ${verdicts(table)}`];
    return `  ${padEnd(cutToWidth(printable(table.name), nameWidth), nameWidth)}${style.dim(fitParts(parts, width() - nameWidth - 3))}`;
  });
}

/** A solved constraint is the normal case, and not worth a word. */
function verdicts({ columns, constraints }: TablePlan): string {
  const count = (verdict: string): number => constraints.filter((constraint) => constraint.verdict === verdict).length;
  const parts = (['sampled', 'unsupported'] as const)
    .map((verdict) => [verdict, count(verdict)] as const)
    .filter(([, many]) => many > 0)
    .map(([verdict, many]) => `${many} ${verdict}`);
  const all = constraints.length > 0 && parts.length === 0 ? ' solved' : '';
  return `${formatNumberOf(columns.length, 'column')}, ${formatNumberOf(constraints.length, 'constraint')}${all}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
