import { jsonReporter } from './json-reporter.ts';
import { plainReporter } from './plain-reporter.ts';
import { quietReporter } from './quiet-reporter.ts';
import type { Reporter } from './reporter.ts';
import { openTerminal } from './terminal.ts';
import { terminalReporter } from './terminal-reporter.ts';

/** Standard output is reserved for rows, if it carries them. */
export function chooseReporter({
  to,
  json,
  quiet,
}: {
  readonly to: string;
  readonly json: boolean;
  readonly quiet: boolean;
}): Reporter {
  if (quiet && !json) return quietReporter;
  const terminal = openTerminal(to === '-' ? process.stderr : process.stdout);
  if (json) return jsonReporter(terminal.write);
  return terminal.isTTY && process.env['TERM'] !== 'dumb' ? terminalReporter(terminal) : plainReporter(terminal);
}
