import { parseArguments } from './arguments/parse-arguments.ts';
import { findCommand } from './commands/find-command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { reportError } from './report-error.ts';
import { openTerminal } from './output/terminal.ts';

/** The program: the words of a command line to an exit code, with what there is to say on the standard streams. */
export async function runProgram(words: readonly string[]): Promise<ExitCode> {
  try {
    return await runCommand(words);
  } catch (error) {
    return reportError(error, words);
  }
}

async function runCommand([name, ...rest]: readonly string[]): Promise<ExitCode> {
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
