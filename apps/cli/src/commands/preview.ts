import { makeRunContext, type PreviewRow, previewRows, type PreviewValue, type RunContext } from '@rowloom/engine';
import { defineCommand } from '../arguments/command.ts';
import { planWords } from '../run/plan-words.ts';
import { commandLine } from '../run/quote-word.ts';
import { showSource } from '../source/show-source.ts';
import { readWhole } from '../arguments/read-number.ts';
import { EXIT } from '../exit-codes.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { cellRecords } from '../output/cell-records.ts';
import { layOutTable } from '../output/lay-out-table.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { wrapText } from '../output/wrap-text.ts';
import { programName } from '../program-name.ts';
import { chooseTables } from '../run/choose-tables.ts';
import { prepareRun } from '../run/prepare-run.ts';
import { PLAN_OPTIONS, SOURCE_OPTIONS } from '../run/run-options.ts';
import { OPTIONAL_SOURCE, sourceOr } from '../source/source-or.ts';

const { rows: _rows, ...SHARED } = PLAN_OPTIONS;
const MAX_ROWS = 1000;
/** Below this width a table shows too few of its columns to be useful. */
const NARROW = 76;

export const preview = defineCommand({
  name: 'preview',
  summary: 'show some rows in the terminal, without writing anything',
  operands: [OPTIONAL_SOURCE],
  project: 'source',
  options: {
    table: { value: 'LIST', many: true, help: 'only these tables, separated by commas', default: 'all' },
    rows: { value: 'N', help: 'rows to show per table', default: '5' },
    first: { help: 'the first rows, instead of rows from all over the table' },
    of: {
      value: 'N',
      many: true,
      help: 'the size of the run, as --rows of generate',
      default: '10000 in the whole run',
    },
    json: { help: 'print one JSON object per row' },
    ...SHARED,
    ...SOURCE_OPTIONS,
  },
  notes: [
    'The rows belong to a run of 10,000 rows (or --of), and are spread evenly over each table. With the same seed, generate',
    'writes the same rows. If the terminal is too narrow for all columns, each row is shown as a record.',
  ],
  examples: [
    ['rowloom preview ecommerce --table orders', 'five orders, from the oldest to the newest'],
    ['rowloom preview schema.sql --rows 3 --locale de', 'all your tables, in German'],
    ['rowloom preview saas --table users --json | jq .email', 'as JSON'],
  ],
  async run({ operands: [given], options }) {
    const source = sourceOr(given, 'preview');
    const count = readWhole(options.rows ?? '5', '--rows', { min: 1, max: MAX_ROWS });
    const { schema, plan, lexicon } = await prepareRun(source, { ...options, rows: options.of });
    const tables = chooseTables(plan, options.table, '--table');
    const run = makeRunContext(schema, plan, lexicon);
    const terminal = openTerminal(process.stdout);
    for (const [index, name] of tables.entries()) {
      const total = plan.tables.find((table) => table.name === name)?.rows ?? 0;
      const shown = options.first ? previewRows(run, name, 0, count) : spreadRows(run, name, count, total);
      if (options.json) {
        for (const row of shown) terminal.line(JSON.stringify(tables.length === 1 ? row : { table: name, ...row }));
        continue;
      }
      if (index > 0) terminal.line();
      showTable(terminal, name, total, shown);
    }
    if (options.json) return EXIT.ok;
    terminal.line();
    const words = [programName(), 'generate', await showSource(source)];
    terminal.line(terminal.style.dim('To make these rows and all others:'));
    terminal.line(`  ${commandLine(words, { to: 'DIR', ...planWords(plan, { ...options, rows: options.of }) })}`);
    return EXIT.ok;
  },
});

/** From the first row on, in even steps: the oldest and the newest, the common and the rare. */
function spreadRows(run: RunContext, name: string, count: number, total: number): readonly PreviewRow[] {
  const shown = Math.min(count, total);
  return Array.from({ length: shown }, (_, index) => Math.floor((index * total) / shown)).flatMap((row) =>
    previewRows(run, name, row, 1),
  );
}

function showTable(terminal: Terminal, name: string, total: number, rows: readonly PreviewRow[]): void {
  const { style } = terminal;
  terminal.line(`${style.bold(name)} ${style.dim(`${rows.length} of ${formatNumberOf(total, 'row')}`)}`);
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((column) => {
    const values = rows.map((row) => row[column] ?? null);
    return {
      name: column,
      cells: values.map(showValue),
      alignRight: values.every((value) => value === null || isNumeric(value)) && values.some((value) => value !== null),
    };
  });
  const { lines, hidden } = layOutTable(columns, { width: terminal.width(), head: style.cyan, indent: '  ' });
  if (hidden.length > 0 && terminal.width() < NARROW) {
    for (const line of cellRecords(columns, terminal)) terminal.line(line);
    return;
  }
  for (const line of lines) terminal.line(line);
  if (hidden.length === 0) return;
  const more = `  … and ${formatNumberOf(hidden.length, 'column')} more: ${hidden.join(', ')}`;
  for (const line of wrapText(more, terminal.width(), '    ')) terminal.line(style.dim(line));
}

function isNumeric(value: PreviewValue): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(?:\.\d+)?$/.test(value));
}

/** A row is one line: characters that would break it are escaped. */
function showValue(value: PreviewValue): string {
  if (value === null) return '∅';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // oxlint-disable-next-line no-control-regex -- control characters are what must not reach the terminal
  return text.replaceAll('\n', '⏎').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '·');
}
