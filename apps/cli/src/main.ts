import { enableCompileCache } from 'node:module';
import { parseArguments } from './arguments/parse-arguments.ts';
import { findCommand } from './commands/find-command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { reportError } from './report-error.ts';
import { openTerminal } from './output/terminal.ts';

const words = process.argv.slice(2);

// Node keeps what it has compiled among the temporary files. Threads and processes of ours are told where.
const { directory } = enableCompileCache();
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory;

async function main(given: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = given;
  if (name === '--version' || name === '-v' || name === '-V') {
    const { VERSION } = await import('./version.ts');
    openTerminal(process.stdout).line(`rowloom ${VERSION}`);
    return EXIT.ok;
  }
  if (name === undefined || name === '--help' || name === '-h') {
    const { showOverview } = await import('./commands/show-overview.ts');
    showOverview(openTerminal(process.stdout));
    return EXIT.ok;
  }
  const command = name === 'help' ? (await import('./commands/help.ts')).help : await findCommand(name).load();
  const end = rest.indexOf('--');
  if (rest.slice(0, end < 0 ? rest.length : end).some((word) => word === '--help' || word === '-h')) {
    const { showCommand } = await import('./commands/help.ts');
    showCommand(openTerminal(process.stdout), command);
    return EXIT.ok;
  }
  return command.run(parseArguments(command, rest));
}

// The process ends by itself: `process.exit` may wait for ever for a thread of V8's that waits for it (nodejs/node#54918).
try {
  process.exitCode = await main(words);
} catch (error) {
  process.exitCode = await reportError(error, words);
}
