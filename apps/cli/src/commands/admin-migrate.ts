import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';

export const migrateCommand = defineCommand({
  name: 'admin migrate',
  summary: 'migrate the store of a service to this version, and exit',
  operands: [],
  options: { json: { help: 'the result as JSON' } },
  notes: [
    'Every start of the service does the same. As a separate command, only one job needs the right to change tables:',
    'set ROWLOOM_MIGRATION_URL here, and not for `rowloom serve` and `rowloom worker`.',
  ],
  examples: [
    ['ROWLOOM_STORE_URL=postgres://rowloom@db/rowloom rowloom admin migrate', 'before the new version is started'],
  ],
  async run({ options: { json } }) {
    // Loaded on use: the help needs no store.
    const [{ withStore }, { VERSION }] = await Promise.all([
      import('../service/with-store.ts'),
      import('../version.ts'),
    ]);
    const kind = await withStore((store) => Promise.resolve(store.kind));
    const terminal = openTerminal(process.stdout);
    if (json) terminal.line(JSON.stringify({ store: kind, version: VERSION }, undefined, 2));
    else terminal.line(`The store is up to date for Rowloom ${VERSION}.`);
    return EXIT.ok;
  },
});
