import { EXIT, type ExitCode } from './exit-codes.ts';
import { openTerminal } from './output/terminal.ts';
import { isRefusal } from './refusal.ts';

/** Tells what went wrong, and what the process answers with. */
export function reportError(error: unknown, words: readonly string[]): ExitCode {
  const terminal = openTerminal(process.stderr);
  const { style } = terminal;
  const exitCode = isRefusal(error) ? error.exitCode : EXIT.internal;
  const message = isRefusal(error)
    ? error.message
    : `An error inside Rowloom: ${error instanceof Error ? error.message : String(error)}`;
  const details = isRefusal(error)
    ? error.details
    : ['Please report it, with the command you gave. ROWLOOM_DEBUG=1 shows where it arose.'];
  const events = eventStream(words);
  if (events !== undefined)
    events.write(`${JSON.stringify({ event: 'error', exit_code: exitCode, message, details })}\n`);
  else {
    terminal.line(`${exitCode === EXIT.interrupted ? style.yellow('stopped') : style.red('error')} ${message}`);
    for (const detail of details) terminal.line(`  ${detail}`);
  }
  if (process.env['ROWLOOM_DEBUG'] === '1' && error instanceof Error) terminal.line(error.stack ?? '');
  return exitCode;
}

/** Where a run's events go, an error's among them; undefined where none are wanted. */
function eventStream([command = '', ...words]: readonly string[]): NodeJS.WritableStream | undefined {
  if (!words.includes('--json') || (command !== 'generate' && command !== 'replay')) return undefined;
  const holdsRows = words.includes('--to=-') || words[words.indexOf('--to') + 1] === '-';
  return holdsRows ? process.stderr : process.stdout;
}
