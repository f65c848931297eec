import { EXIT, type ExitCode } from './exit-codes.ts';
import { openTerminal } from './output/terminal.ts';
import { isRefusal } from './refusal.ts';

/** Tells what went wrong, and what the process answers with. */
export function reportError(error: unknown, json: boolean): ExitCode {
  const terminal = openTerminal(process.stderr);
  const { style } = terminal;
  const exitCode = isRefusal(error) ? error.exitCode : EXIT.internal;
  const message = isRefusal(error)
    ? error.message
    : `An error inside Rowloom: ${error instanceof Error ? error.message : String(error)}`;
  const details = isRefusal(error)
    ? error.details
    : ['Please report it, with the command you gave. ROWLOOM_DEBUG=1 shows where it arose.'];
  if (json) terminal.line(JSON.stringify({ event: 'error', exit_code: exitCode, message, details }));
  else {
    terminal.line(`${exitCode === EXIT.interrupted ? style.yellow('stopped') : style.red('error')} ${message}`);
    for (const detail of details) terminal.line(`  ${detail}`);
  }
  if (process.env['ROWLOOM_DEBUG'] === '1' && error instanceof Error) terminal.line(error.stack ?? '');
  return exitCode;
}
