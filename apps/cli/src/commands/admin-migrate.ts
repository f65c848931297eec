import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';

export const migrateCommand = defineCommand({
  name: 'admin migrate',
  summary: 'bring the store of a service up to this version, and end',
  operands: [],
  options: { json: { help: 'the result as JSON' } },
  notes: [
    'Every start of the service does the same. Apart, it is for whoever gives the right to change tables to one job only:',
    'ROWLOOM_MIGRATION_URL is needed here, and no longer by `rowloom serve` and `rowloom worker`.',
  ],
  examples: [
    ['ROWLOOM_STORE_URL=postgres://rowloom@db/rowloom rowloom admin migrate', 'before the new version is started'],
  ],
  async run({ options: { json } }) {
    // Loaded late: the help needs no store.
    const [{ withStore }, { VERSION }] = await Promise.all([
      import('../service/with-store.ts'),
      import('../version.ts'),
    ]);
    const kind = await withStore((store) => Promise.resolve(store.kind));
    const terminal = openTerminal(process.stdout);
    if (json) terminal.line(JSON.stringify({ store: kind, version: VERSION }, undefined, 2));
    else terminal.line(`The store is as Rowloom ${VERSION} needs it.`);
    return EXIT.ok;
  },
});
