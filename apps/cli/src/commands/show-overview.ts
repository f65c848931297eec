import { EXIT_MEANINGS } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { VERSION } from '../version.ts';
import { LOCAL_COMMANDS } from '../catalogue/catalogue.ts';
import { SERVICE_COMMANDS } from '../catalogue/service-catalogue.ts';

/** What the program is, and its commands. */
export function showOverview({ line, style }: Terminal): void {
  line(
    `${style.bold('rowloom')} ${VERSION}: synthetic rows for relational schemas, the same for the same seed, everywhere`,
  );
  line();
  line(`${style.bold('Usage')}  rowloom COMMAND [options]`);
  line();
  line(style.bold('Commands'));
  for (const { name, summary } of LOCAL_COMMANDS) line(`  ${style.cyan(name.padEnd(13))}${summary}`);
  line(`  ${style.cyan('help'.padEnd(13))}explain a command: rowloom help generate`);
  line();
  line(style.bold('Commands that talk to a service'));
  for (const { name, summary } of SERVICE_COMMANDS) line(`  ${style.cyan(name.padEnd(13))}${summary}`);
  line();
  line(style.bold('Sources'));
  line('  ecommerce, saas, blog   packs: complete schemas with rows that agree with each other');
  line('  FILE.sql                your tables as SQL: PostgreSQL, MySQL, MariaDB or SQLite, by hand or dumped');
  line('  FILE.json               a schema document, as printed by rowloom schema');
  line();
  line(style.bold('Examples'));
  line(`  ${style.cyan('rowloom generate ecommerce --to shop')}`);
  line(`  ${style.cyan('rowloom preview saas --table users')}`);
  line(`  ${style.cyan('rowloom generate schema.sql --to data --rows 1M --format parquet')}`);
  line();
  line(style.bold('Exit codes'));
  for (const [code, meaning] of EXIT_MEANINGS) line(`  ${String(code).padEnd(5)}${meaning}`);
  line();
  line(style.bold('Environment'));
  line('  DATABASE_URL            the default database of plan, preview, generate, verify and undo');
  line('  ROWLOOM_URL             the service to use, instead of the one from rowloom login');
  line('  ROWLOOM_API_KEY         the API key for that service');
  line('  ROWLOOM_SERVICE         the service by name, if you have signed in to several');
  line('  ROWLOOM_PASSWORD        the password, for login, keys and admin');
  line('  NO_COLOR, FORCE_COLOR   without or with colours');
  line('  ROWLOOM_DEBUG=1         show the stack trace of an error');
  line();
  line('rowloom help COMMAND explains a command.');
}
