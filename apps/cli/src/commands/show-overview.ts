import { EXIT_MEANINGS } from '../exit-codes.ts';
import { entryLines, titleLines } from '../output/entry-lines.ts';
import type { Terminal } from '../output/terminal.ts';
import { VERSION } from '../version.ts';
import { LOCAL_COMMANDS } from '../catalogue/catalogue.ts';
import { SERVICE_COMMANDS } from '../catalogue/service-catalogue.ts';

const COMMAND_INDENT = 15;
const CODE_INDENT = 7;
const NAME_INDENT = 26;

const SOURCES = [
  ['ecommerce, saas, blog', 'packs: complete schemas with rows that agree with each other'],
  ['FILE.sql', 'your tables as SQL: PostgreSQL, MySQL, MariaDB or SQLite, by hand or dumped'],
  ['FILE.json', 'a schema document, as printed by rowloom schema'],
] as const;

const EXAMPLES = [
  'rowloom generate ecommerce --to shop',
  'rowloom preview saas --table users',
  'rowloom generate schema.sql --to data --rows 1M --format parquet',
];

const VARIABLES = [
  ['DATABASE_URL', 'the default database of plan, preview, generate, verify and undo'],
  ['ROWLOOM_URL', 'the service to use, instead of the one from rowloom login'],
  ['ROWLOOM_API_KEY', 'the API key for that service'],
  ['ROWLOOM_SERVICE', 'the service by name, if you have signed in to several'],
  ['ROWLOOM_PASSWORD', 'the password, for login, keys and admin'],
  ['NO_COLOR, FORCE_COLOR', 'without or with colours'],
  ['ROWLOOM_DEBUG=1', 'show the stack trace of an error'],
] as const;

/** What the program is, and its commands. */
export function showOverview(terminal: Terminal): void {
  const { line, style } = terminal;
  const show = (lines: readonly string[]): void => lines.forEach((text) => line(text));
  const list = (title: string, entries: readonly (readonly [string, string])[], indent: number): void => {
    line();
    line(style.bold(title));
    for (const [name, text] of entries) show(entryLines(name, text, indent, terminal));
  };
  const commands = LOCAL_COMMANDS.map(({ name, summary }) => [name, summary] as const);
  const remote = SERVICE_COMMANDS.map(({ name, summary }) => [name, summary] as const);
  const title = `rowloom ${VERSION}`;
  show(titleLines(title, 'synthetic rows for relational schemas, the same for the same seed, everywhere', terminal));
  line();
  line(`${style.bold('Usage')}  rowloom COMMAND [options]`);
  list('Commands', [...commands, ['help', 'explain a command: rowloom help generate']], COMMAND_INDENT);
  list('Commands that talk to a service', remote, COMMAND_INDENT);
  list('Sources', SOURCES, NAME_INDENT);
  line();
  line(style.bold('Examples'));
  for (const example of EXAMPLES) line(`  ${style.cyan(example)}`);
  list(
    'Exit codes',
    EXIT_MEANINGS.map(([code, meaning]) => [String(code), meaning] as const),
    CODE_INDENT,
  );
  list('Environment', VARIABLES, NAME_INDENT);
  line();
  line('rowloom help COMMAND explains a command.');
}
