import type { Certificate, CertifiedTable } from '@rowloom/runner';
import { fitParts } from './fit-parts.ts';
import { formatCount, formatNumberOf } from './format-number.ts';
import { noteLines } from './note-lines.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart } from './text-width.ts';

type Screen = Pick<Terminal, 'style' | 'width'>;

/** A line for each table: its rows, its constraints, and the findings. Violations are listed below it. */
export function certificateLines(certificate: Certificate, screen: Screen, nameWidth: number): readonly string[] {
  const digits = Math.max(0, ...certificate.tables.map(({ rows }) => rowsText(rows).length));
  return certificate.tables.flatMap((table) => tableLines(certificate, table, screen, { nameWidth, digits }));
}

const rowsText = (rows: number | null): string => (rows === null ? '?' : formatCount(rows));

type Columns = { readonly nameWidth: number; readonly digits: number };

/** A trigger's rule is violated only by rows that the trigger did not see. */
const isLetIn = (
  { triggers_off: off = [] }: Certificate,
  table: CertifiedTable,
  trigger: string | undefined,
): boolean => trigger !== undefined && !off.some((item) => item.table === table.name && item.name === trigger);

function tableLines(
  certificate: Certificate,
  table: CertifiedTable,
  screen: Screen,
  { nameWidth, digits }: Columns,
): readonly string[] {
  const { style, width } = screen;
  const found = table.constraints
    .filter(({ trigger }) => !isLetIn(certificate, table, trigger))
    .reduce((sum, { violations }) => sum + (violations ?? 0), 0);
  const unknown = table.constraints.filter(({ violations }) => violations === null).length;
  const { changes = [] } = table;
  const isDifferent = table.checksum?.differing !== undefined;
  const isDoubtful = unknown > 0 || table.not_compared !== undefined || table.rows === null || isDifferent;
  const mark = found + changes.length > 0 ? style.red('✗') : isDoubtful ? style.yellow('?') : style.green('✓');
  const verdict = found > 0 ? style.red(formatNumberOf(found, 'violation')) : '0 violations';
  const parts = [
    `  ${padStart(rowsText(table.rows), digits)}${table.rows === 1 ? ' row ' : ' rows'}`,
    `  ${verdict}`,
    `  ${formatNumberOf(table.constraints.length, 'constraint').padEnd(14)}`,
    ...checksumParts(table, style),
  ];
  const name = padEnd(cutToWidth(printable(table.name), nameWidth), nameWidth);
  return [
    `${mark} ${name}${fitParts(parts, width() - nameWidth - 3)}`.trimEnd(),
    // A table that cannot be read at all says so once, below.
    ...(table.rows === null ? [] : table.constraints).flatMap(
      ({ kind, name: constraint, violations, note, trigger }) => {
        const what = printable(`${kind.replaceAll('_', ' ')} ${constraint}`);
        if (violations !== null && violations > 0 && isLetIn(certificate, table, trigger))
          return [
            `    ${style.yellow(formatCount(violations))} ${what} (the trigger accepted them, or they were there before it)`,
          ];
        if (violations === null)
          return [`    ${style.yellow('not examined')}: ${what}${note === undefined ? '' : ` (${printable(note)})`}`];
        return violations > 0 ? [`    ${style.red(formatCount(violations))} ${what}`] : [];
      },
    ),
    ...changes.flatMap((change) => indented(change, screen)),
    ...(table.not_compared === undefined ? [] : indented(table.not_compared, screen)),
    ...(table.checksum?.differing === undefined || changes.length > 0
      ? []
      : indented(
          `The rows are not those of the plan in ${table.checksum.differing.join(', ') || 'their number'}: a trigger or another session has changed them.`,
          screen,
        )),
    ...(table.note === undefined ? [] : indented(table.note, screen)),
  ];
}

/** Whether the rows match the plan matters more than the number that proves it. */
function checksumParts({ checksum }: CertifiedTable, style: Terminal['style']): readonly string[] {
  if (checksum === undefined || checksum.planned !== checksum.value) return [];
  return [style.dim('  as planned'), style.dim(`  ${checksum.value}`)];
}

const indented = (text: string, { style, width }: Screen): readonly string[] =>
  noteLines(text, { style, width: () => width() - 4 }).map((line) => `    ${line}`);

const MAX_TRIGGERS = 5;

/** The triggers that did not see the rows, with their messages; nothing if all of them did. */
export function triggersOffText({ triggers_off: off = [] }: Certificate): string | undefined {
  if (off.length === 0) return undefined;
  const named = off
    .slice(0, MAX_TRIGGERS)
    .map(({ table, name, says }) => `${name} of ${table}${says.length === 0 ? '' : ` (“${says.join('”, “')}”)`}`);
  const rest = off.length - named.length;
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
  return `${off.length === 1 ? 'This trigger' : `These ${off.length} triggers`} did not see the rows: ${printable(list)}.`;
}

/** The whole in one line. */
export function certificateSummary(
  { tables, violations, unexamined, differences = 0 }: Certificate,
  { style }: Pick<Terminal, 'style'>,
): string {
  const constraints = tables.reduce((sum, table) => sum + table.constraints.length, 0);
  const rows = tables.reduce((sum, table) => sum + (table.rows ?? 0), 0);
  const facts = `${formatNumberOf(constraints, 'constraint')} of ${formatNumberOf(tables.length, 'table')} examined over ${formatNumberOf(rows, 'row')}`;
  const verdict = violations === 0 ? style.green('0 violations') : style.red(formatNumberOf(violations, 'violation'));
  const changed =
    differences === 0 ? '' : `, ${style.red(formatNumberOf(differences, 'difference'))} from what was loaded`;
  return `${style.bold('Certificate')}: ${facts}, ${verdict}${changed}${unexamined === 0 ? '' : `, ${style.yellow(`${unexamined} not examined`)}`}.`;
}
