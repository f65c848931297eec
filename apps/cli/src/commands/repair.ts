import { repairTarget } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import { describeTarget, readTarget, URL_OPERAND } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { EXIT } from '../exit-codes.ts';
import { openTerminal } from '../output/terminal.ts';

export const repair = defineCommand({
  name: 'repair',
  summary: 'restore constraints that a run dropped and could not restore itself',
  operands: [URL_OPERAND],
  options: {
    'take-over': { help: 'even if another process is still working on the run' },
    json: { help: 'the result as JSON' },
  },
  notes: [
    'Only a very large run into tables that it created, or with --exclusive, loads without constraints over several',
    'transactions. The statements that restore them are in the ledger before anything is dropped.',
  ],
  examples: [['rowloom repair postgres://me@localhost/shop', 'after a crash that nobody resumed']],
  async run({ operands: [url], options }) {
    const target = readTarget(url);
    const { runs } = await refuseTargetErrors(() => repairTarget(target, { takeOver: options['take-over'] }));
    const terminal = openTerminal(process.stdout);
    if (options.json) terminal.line(JSON.stringify({ runs }, undefined, 2));
    else if (runs.length === 0) terminal.line(`Nothing is missing in ${describeTarget(target)}.`);
    else
      for (const { runId, statements } of runs) {
        terminal.line(`${terminal.style.green('✓')} ${runId}`);
        for (const statement of statements) terminal.line(`  ${statement}`);
      }
    return EXIT.ok;
  },
});
