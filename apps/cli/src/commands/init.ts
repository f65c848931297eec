import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIALECT_NAMES, type Project } from '@rowloom/engine';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { readRows } from '../arguments/read-rows.ts';
import { readWhole } from '../arguments/read-number.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { wrapText } from '../output/wrap-text.ts';
import { programName } from '../program-name.ts';
import { quoteWord } from '../run/quote-word.ts';
import { SOURCE_OPTIONS } from '../run/run-options.ts';
import { readWishes } from '../run/read-wishes.ts';
import { BOOKKEEPING } from '../project/bookkeeping.ts';
import type { Unread } from '../project/find-unread.ts';
import { findServers, type Found, lookAround, nameOf, readAnswer } from '../project/look-around.ts';
import { isRefusal, refusal, type Refusal } from '../refusal.ts';

const FILE = 'rowloom.yaml';
const SHOWN_TABLES = 2;

const OPTIONS = {
  source: {
    value: 'SOURCE',
    help: 'where the tables are: a pack, a URL, SQL, a folder of migrations',
    default: 'detected',
  },
  ...SOURCE_OPTIONS,
  to: {
    value: 'PLACE',
    help: 'where rows go: a URL, preferably as ${DATABASE_URL}, or a folder',
    default: 'detected, otherwise the folder data',
  },
  rows: { value: 'N', many: true, help: 'rows in the whole run, or by table: orders=5000,*=1000', default: '10000' },
  seed: { value: 'N', help: 'the same seed makes the same rows', default: '1' },
  locale: {
    value: 'CODE',
    help: 'language and country of names, places and texts; several by weight: de=3,fr=1',
    default: 'en',
  },
  yes: { help: 'ask no questions; without a terminal it never asks' },
  force: { help: `replace an existing ${FILE}` },
} as const;

type Options = Arguments<typeof OPTIONS>['options'];

export const init = defineCommand({
  name: 'init',
  summary: `find the schema, write ${FILE}, and show the first rows`,
  operands: [],
  options: OPTIONS,
  notes: [
    'It looks for DATABASE_URL in .env and the environment, Prisma and Drizzle, SQL migrations and schema files, SQLite files,',
    'and servers on this machine. If it finds several, it asks which one has the tables; --source NAME chooses without asking. The file contains no secret: URLs in .env are referred to as ${DATABASE_URL}.',
    'After that, preview, plan, generate, verify and undo need no arguments in this folder and below.',
  ],
  examples: [
    ['rowloom init', 'in your project'],
    ['rowloom init --yes --source db/schema.sql --to data', 'in a script'],
    ["rowloom init --source prisma/schema.prisma --to '${DATABASE_URL}'", 'one of several sources, and where rows go'],
  ],
  run: (given) => start(given),
});

async function start({ options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const folder = process.cwd();
  if (existsSync(join(folder, FILE)) && !options.force)
    throw refusal(EXIT.usage, `${FILE} already exists. Edit it, or replace it with --force.`);
  const terminal = openTerminal(process.stdout);
  const found = lookAround(folder);
  for (const { about } of found) terminal.line(`${terminal.style.green('found')} ${about}`);
  const { findUnread } = await import('../project/find-unread.ts');
  const unread = findUnread(folder);
  sayUnread(unread, terminal);
  const isAsking = !options.yes && process.stdin.isTTY && process.stdout.isTTY;
  const choice = await choose(options, found, isAsking, terminal);
  const base: Project = { ...choice, ...wishesOf(options) };
  const { provideSchema, writeProjectText } = await import('../project/write-project.ts');
  const schemaPath = provideSchema(folder);
  const write = (project: Project): void => writeFileSync(join(folder, FILE), writeProjectText(project, schemaPath));
  const others = options.source === undefined ? found.map(nameOf) : [];
  const { project, tables } = await findReadable(base, others, write, terminal);
  const alone = tables.filter((name) => BOOKKEEPING.has(name.split('.').at(-1) ?? ''));
  if (alone.length > 0) write({ ...project, leave_alone: alone });
  terminal.line(`${terminal.style.green('wrote')} ${FILE}`);
  if (/:\/\/[^/]*:[^/]*@/.test(JSON.stringify(choice)))
    note(`${FILE} contains a password. Put the URL into .env, and write \${DATABASE_URL} in its place.`, terminal);
  if (tables.length > 0) await showRows(tables.filter((name) => !alone.includes(name)));
  const name = programName();
  const next =
    tables.length > 0
      ? `Next: ${name} plan shows how each column is made, ${name} generate makes the rows.`
      : `Next: ${name} doctor checks the set-up, ${name} preview shows the first rows once that is fixed.`;
  for (const text of wrapText(next, terminal.width())) terminal.line(text);
  return EXIT.ok;
}

function wishesOf(options: Options): Pick<Project, 'source_dialect' | 'rows' | 'seed' | 'locale'> {
  const { rows, seed, locale = 'en', 'source-dialect': dialect } = options;
  return {
    ...(dialect === undefined ? {} : { source_dialect: readChoice(dialect, '--source-dialect', DIALECT_NAMES) }),
    rows: readRows(rows ?? '10000') ?? 10_000,
    seed: readWhole(seed ?? '1', '--seed', { min: 0, max: Number.MAX_SAFE_INTEGER }),
    locale: readWishes({ locale }).locale,
  };
}

function note(text: string, terminal: Terminal): void {
  for (const line of noteLines(text, terminal)) terminal.line(line);
}

/** Belongs to the line above. */
function hang(text: string, terminal: Terminal): void {
  for (const line of wrapText(`  ${text}`, terminal.width(), '  ')) terminal.line(line);
}

function sayUnread(unread: readonly Unread[], terminal: Terminal): void {
  for (const { about, ways } of unread) {
    terminal.line(`${terminal.style.yellow('seen')}  ${about}`);
    for (const way of ways) hang(way, terminal);
  }
}

/** A database is source and target in one; SQL needs a destination for its rows. */
async function choose(
  options: Options,
  found: readonly Found[],
  isAsking: boolean,
  terminal: Terminal,
): Promise<Pick<Project, 'source' | 'targets'>> {
  const database = found.find(({ target }) => target !== undefined)?.target;
  const names = found.map(nameOf);
  const { askLine } = await import('../remote/ask.ts');
  const say = async (question: string, standard: string | undefined): Promise<string | undefined> => {
    if (!isAsking) return standard;
    const answer = await askLine(`${question}${standard === undefined ? '' : ` [${standard}]`}: `, '');
    return answer === '' ? standard : answer;
  };
  if (options.source === undefined && names.length === 0) sayUnread(await findServers(), terminal);
  const source = options.source ?? (await chooseSource(found, say, isAsking, terminal));
  if (source === undefined)
    throw refusal(EXIT.usage, 'No schema was found here.', [
      `Name one: ${programName()} init --source db/schema.sql, or --source postgres://…, or a pack (ecommerce, saas, blog).`,
    ]);
  const to =
    options.to ??
    (await say('Where should rows go? A URL or a folder', database ?? (isDatabase(source) ? source : 'data')));
  return { ...(source === to ? {} : { source }), ...(to === undefined ? {} : { targets: { local: to } }) };
}

/** The first is the most informative, and only a proposal if there are others. */
async function chooseSource(
  found: readonly Found[],
  say: (question: string, standard: string | undefined) => Promise<string | undefined>,
  isAsking: boolean,
  terminal: Terminal,
): Promise<string | undefined> {
  const [first, ...others] = found.map(nameOf);
  if (!isAsking) {
    if (others.length > 0)
      note(
        `${found.length} sources were found, and the first one is used. Others: ${others.map((name) => `--source ${quoteWord(name)}`).join(', ')}`,
        terminal,
      );
    return first;
  }
  for (const [index, { about }] of found.entries()) terminal.line(`  ${index + 1}  ${about}`);
  const numbers = found.length > 1 ? `a number from 1 to ${found.length}, ` : '';
  const answer = await say(`Where are the tables? ${numbers}a URL, SQL, a folder of migrations or a pack`, first);
  return readAnswer(answer, found);
}

const isDatabase = (text: string): boolean => /^(?:\$\{|(?:postgres|postgresql|mysql|mariadb|sqlite):)/i.test(text);

/**
 * An unreadable source, such as a server that is not running, is reported. If the folder also has the tables in another
 * form, as migrations beside a database, the file names those; otherwise it is correct as soon as the server runs.
 */
async function findReadable(
  base: Project,
  others: readonly string[],
  write: (project: Project) => void,
  terminal: Terminal,
): Promise<{ readonly project: Project; readonly tables: readonly string[] }> {
  write(base);
  const first = await readTables(base);
  if (!isRefusal(first)) return { project: base, tables: first };
  const say = (mark: string, { message, details }: Refusal): void => {
    note(mark + message, terminal);
    for (const hint of details) hang(hint, terminal);
  };
  const refused: Refusal[] = [];
  for (const source of others.filter((name) => name !== (base.source ?? base.targets?.['local']))) {
    const project = { ...base, source };
    write(project);
    const tables = await readTables(project);
    if (isRefusal(tables)) refused.push(tables);
    if (isRefusal(tables) || tables.length === 0) continue;
    for (const reason of [first, ...refused]) say('', reason);
    hang(`The tables are read from ${source} instead. To change this, edit source in ${FILE}.`, terminal);
    return { project, tables };
  }
  write(base);
  say('No rows can be shown yet. ', first);
  for (const reason of refused) say('', reason);
  return { project: base, tables: [] };
}

async function readTables(project: Project): Promise<readonly string[] | Refusal> {
  try {
    const { applyProject } = await import('../project/apply-project.ts');
    const { plan } = await import('./plan.ts');
    const { operands, options } = await applyProject(plan, { operands: [], options: {} });
    const { readSource } = await import('../source/read-source.ts');
    const { tableKey } = await import('@rowloom/engine');
    const [source] = operands;
    return source === undefined || Object.keys(project.targets ?? {}).length === 0
      ? []
      : (await readSource(source, options['source-dialect'] as string | undefined)).schema.tables.map(tableKey);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error;
  }
}

async function showRows(tables: readonly string[]): Promise<void> {
  const [{ runInProject }, { preview }] = await Promise.all([
    import('../project/run-in-project.ts'),
    import('./preview.ts'),
  ]);
  await runInProject(preview, ['--rows', '3', '--table', tables.slice(0, SHOWN_TABLES).join(',')]);
}
