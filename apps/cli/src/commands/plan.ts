import { defineCommand } from '../arguments/command.ts';
import { databaseUrl } from '../database/database-url.ts';
import { planWords } from '../run/plan-words.ts';
import { commandLine } from '../run/quote-word.ts';
import { showSource } from '../source/show-source.ts';
import { EXIT } from '../exit-codes.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { programName } from '../program-name.ts';
import { chooseTables } from '../run/choose-tables.ts';
import type { PlannedInto } from '../run/plan-into.ts';
import { type PreparedRun, prepareRun } from '../run/prepare-run.ts';
import { LOAD_OPTIONS } from '../run/load-options.ts';
import type { Place } from '../run/read-place.ts';
import { refuseOptions } from '../run/refuse-options.ts';
import { PLAN_OPTIONS, PROJECT_OPTIONS, SOURCE_OPTIONS } from '../run/run-options.ts';
import { OPTIONAL_SOURCE, sourceOr } from '../source/source-or.ts';
import { showTablePlan } from './show-table-plan.ts';

export const plan = defineCommand({
  name: 'plan',
  summary: 'show what would be made, and how: tables, rows, references, generators, verdicts',
  operands: [OPTIONAL_SOURCE],
  project: 'source',
  options: {
    to: {
      value: 'PLACE',
      help: 'where the rows would go: a folder, or a database, whose tables and rows are then used',
      default: 'the SOURCE itself if that is a database, else DATABASE_URL if that is set',
    },
    mode: LOAD_OPTIONS.mode,
    'make-partitions': LOAD_OPTIONS['make-partitions'],
    'yes-i-mean': LOAD_OPTIONS['yes-i-mean'],
    tables: { value: 'LIST', many: true, help: 'only these tables, separated by commas', default: 'all' },
    json: { help: 'the whole plan as JSON' },
    ...PLAN_OPTIONS,
    ...SOURCE_OPTIONS,
    ...PROJECT_OPTIONS,
  },
  notes: [
    'A verdict shows how a constraint is kept: "solved" by construction, "sampled" by drawing a row again until it fits,',
    '"unsupported" not at all. generate with the same arguments loads what plan shows, and refuses what plan refuses. If a column is guessed wrong, correct it with a rule; see rowloom help generators.',
  ],
  examples: [
    ['rowloom plan ecommerce', 'every table of a pack'],
    ['rowloom plan schema.sql --tables orders --rules rules.yaml', 'one table, with your rules'],
    ["rowloom plan schema.sql --json | jq '.tables[].rows'", 'for programs'],
  ],
  async run({ operands: [given], options }) {
    const source = sourceOr(given, 'plan');
    const place = await readPlaceOf(source, options.to);
    if (place?.kind !== 'database')
      refuseOptions(
        ['mode', 'make-partitions', 'yes-i-mean'],
        options,
        'databases. Leave it out, or name a database with --to URL',
      );
    const prepared: PlannedInto =
      place?.kind === 'database'
        ? await (await import('../run/plan-into.ts')).planInto(place.url, source, options)
        : await prepareRun(source, options);
    const names = chooseTables(prepared.plan, options.tables, '--tables');
    const terminal = openTerminal(process.stdout);
    if (options.json) {
      const tables = prepared.plan.tables.filter(({ name }) => names.includes(name));
      terminal.line(JSON.stringify({ ...prepared.plan, tables }, undefined, 2));
    } else {
      showPlan(terminal, await showSource(source), prepared, names);
      const words = { ...planWords(prepared.plan, options), ...into(options), 'yes-i-mean': prepared.confirm };
      const next = await sayNext(source, place, words);
      for (const line of next) terminal.line(line);
    }
    return EXIT.ok;
  },
});

/** The destination of `generate`. Inspecting a pack or a file needs no driver. */
async function readPlaceOf(source: string, to: string | undefined): Promise<Place | undefined> {
  if (to === undefined && databaseUrl() === undefined && !source.includes(':')) return undefined;
  const [{ isDatabaseUrl }, { readPlace }] = await Promise.all([
    import('@rowloom/databases'),
    import('../run/read-place.ts'),
  ]);
  const place = to ?? (isDatabaseUrl(source) ? source : databaseUrl());
  return place === undefined ? undefined : readPlace(place);
}

const placeWord = (place: Exclude<Place, { kind: 'database' }> | undefined): string =>
  place === undefined ? 'DIR' : place.kind === 'folder' ? place.path : '-';

type IntoOptions = {
  readonly mode: string | undefined;
  readonly tables: string | undefined;
  readonly 'make-partitions': boolean;
};

const into = ({ mode, tables, 'make-partitions': make }: IntoOptions) => ({ mode, tables, 'make-partitions': make });

/**
 * The whole command on one line, so that it can be copied. The screen shows no secrets: users add the password
 * themselves.
 */
async function sayNext(
  source: string,
  place: Place | undefined,
  options: Readonly<Record<string, string | boolean | undefined>>,
): Promise<readonly string[]> {
  const words = [programName(), 'generate', await showSource(source)];
  if (place?.kind !== 'database')
    return ['These rows are made by:', `  ${commandLine(words, { to: placeWord(place), ...options })}`];
  const isDefault = place.url === source || place.url === databaseUrl();
  const to = isDefault ? {} : { to: await showSource(place.url) };
  return ['These rows are loaded by:', `  ${commandLine(words, { ...to, ...options })}`];
}

function showPlan(
  terminal: Terminal,
  source: string,
  { schema, plan: made, warnings }: PreparedRun,
  names: readonly string[],
): void {
  const { style } = terminal;
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
  terminal.line(
    `${style.bold(source)}: ${formatNumberOf(made.tables.length, 'table')}, ${formatNumberOf(rows, 'row')}`,
  );
  terminal.line(
    style.dim(`seed ${made.seed}, as of ${made.as_of.replace('T00:00:00.000Z', '')}, locale ${made.locale}`),
  );
  for (const table of made.tables) if (names.includes(table.name)) showTablePlan(terminal, schema, table);
  terminal.line();
  showVerdicts(
    terminal,
    made.tables.flatMap(({ constraints }) => constraints),
  );
  for (const warning of warnings) terminal.line(`${style.yellow('note')} ${warning}`);
  for (const note of made.notes) terminal.line(`${style.yellow('note')} ${note.message}`);
}

function showVerdicts(
  { line, style }: Terminal,
  constraints: PreparedRun['plan']['tables'][number]['constraints'],
): void {
  const count = (verdict: string): number => constraints.filter((constraint) => constraint.verdict === verdict).length;
  const unsupported = count('unsupported');
  const parts = [
    `${count('solved')} solved`,
    `${count('sampled')} sampled`,
    unsupported === 0 ? '0 unsupported' : style.red(`${unsupported} unsupported`),
  ];
  line(`${style.bold('Constraints')}: ${parts.join(', ')}`);
}
