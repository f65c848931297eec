import { chooseAction } from './arguments/group.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import { findCommand } from './catalogue/find-command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { reportError } from './report-error.ts';
import { openTerminal } from './output/terminal.ts';

/** The program: from the words of a command line to an exit code, with output on the standard streams. */
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
  if (name === '__complete') {
    const { complete } = await import('./completion/complete.ts');
    const { line } = openTerminal(process.stdout);
    for (const { word, about } of await complete(rest)) line(`${word}\t${about}`);
    return EXIT.ok;
  }
  const named = name === 'help' ? (await import('./commands/help.ts')).help : await findCommand(name).load();
  const end = rest.indexOf('--');
  if (rest.slice(0, end < 0 ? rest.length : end).some((word) => word === '--help' || word === '-h')) {
    const { showCommand } = await import('./commands/help.ts');
    const isAction = named.actions !== undefined && Object.hasOwn(named.actions, rest[0] ?? '');
    showCommand(openTerminal(process.stdout), isAction ? chooseAction(named, rest).command : named);
    return EXIT.ok;
  }
  const { command, words } = chooseAction(named, rest);
  const given = parseArguments(command, words);
  if (command.project === undefined) return command.run(given);
  const { applyProject } = await import('./project/apply-project.ts');
  return command.run(await applyProject(command, given));
}
