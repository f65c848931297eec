import type { Plan, TablePlan } from '@rowloom/engine';
import { formatNumberOf } from '../output/format-number.ts';
import type { Terminal } from '../output/terminal.ts';
import { cutToWidth, padEnd, padStart } from '../output/text-width.ts';

const WIDEST = 40;

/** A line for each table: how many rows, and how its constraints will be kept. */
export function planLines({ tables }: Plan, { style }: Pick<Terminal, 'style'>): readonly string[] {
  const width = Math.min(WIDEST, Math.max(4, ...tables.map(({ name }) => name.length)));
  return tables.map(
    (table) =>
      `  ${padEnd(cutToWidth(table.name, width), width)} ${padStart(formatNumberOf(table.rows, 'row'), 16)}  ${style.dim(verdicts(table))}`,
  );
}

function verdicts({ columns, constraints }: TablePlan): string {
  const count = (verdict: string): number => constraints.filter((constraint) => constraint.verdict === verdict).length;
  const parts = (['solved', 'sampled', 'unsupported'] as const)
    .map((verdict) => [verdict, count(verdict)] as const)
    .filter(([, many]) => many > 0)
    .map(([verdict, many]) => `${many} ${verdict}`);
  return `${formatNumberOf(columns.length, 'column')}, ${formatNumberOf(constraints.length, 'constraint')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
