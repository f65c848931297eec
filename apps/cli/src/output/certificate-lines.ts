import type { Certificate, CertifiedTable } from '@rowloom/runner';
import { formatCount, formatNumberOf } from './format-number.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart } from './text-width.ts';

const WIDEST = 40;

/** A line for each table: its rows, its constraints, and what they found. Violations are named below it. */
export function certificateLines(certificate: Certificate, { style }: Pick<Terminal, 'style'>): readonly string[] {
  const width = Math.min(WIDEST, Math.max(4, ...certificate.tables.map(({ name }) => name.length)));
  return certificate.tables.flatMap((table) => tableLines(table, width, style));
}

function tableLines(table: CertifiedTable, width: number, style: Terminal['style']): readonly string[] {
  const found = table.constraints.reduce((sum, { violations }) => sum + (violations ?? 0), 0);
  const unknown = table.constraints.filter(({ violations }) => violations === null).length;
  const mark = found > 0 ? style.red('✗') : unknown > 0 || table.rows === null ? style.yellow('?') : style.green('✓');
  const rows = table.rows === null ? 'not readable' : formatNumberOf(table.rows, 'row');
  const verdict = found > 0 ? style.red(formatNumberOf(found, 'violation')) : '0 violations';
  const parts = [
    `${mark} ${padEnd(cutToWidth(table.name, width), width)} ${padStart(rows, 16)}`,
    `${formatNumberOf(table.constraints.length, 'constraint')}, ${verdict}`,
    ...(table.checksum === undefined
      ? []
      : [style.dim(`${table.checksum.value}${table.checksum.planned === table.checksum.value ? ' as planned' : ''}`)]),
  ];
  return [
    parts.join('  '),
    ...table.constraints.flatMap(({ kind, name, violations, note }) => {
      const what = `${kind.replaceAll('_', ' ')} ${name}`;
      if (violations === null)
        return [`    ${style.yellow('not examined')}: ${what}${note === undefined ? '' : ` (${note})`}`];
      return violations > 0 ? [`    ${style.red(formatCount(violations))} ${what}`] : [];
    }),
    ...(table.checksum?.differing === undefined
      ? []
      : [
          `    ${style.yellow('note')} the rows are not those of the plan in ${table.checksum.differing.join(', ') || 'their number'}: a trigger or another session has changed them.`,
        ]),
    ...(table.note === undefined ? [] : [`    ${style.yellow('note')} ${table.note}`]),
  ];
}

/** The whole in one line. */
export function certificateSummary(
  { tables, violations, unexamined }: Certificate,
  { style }: Pick<Terminal, 'style'>,
): string {
  const constraints = tables.reduce((sum, table) => sum + table.constraints.length, 0);
  const rows = tables.reduce((sum, table) => sum + (table.rows ?? 0), 0);
  const facts = `${formatNumberOf(constraints, 'constraint')} of ${formatNumberOf(tables.length, 'table')} examined over ${formatNumberOf(rows, 'row')}`;
  const verdict = violations === 0 ? style.green('0 violations') : style.red(formatNumberOf(violations, 'violation'));
  return `${style.bold('Certificate')}: ${facts}, ${verdict}${unexamined === 0 ? '' : `, ${style.yellow(`${unexamined} not examined`)}`}.`;
}
