import { EXIT, type ExitCode } from './exit-codes.ts';
import { openTerminal } from './output/terminal.ts';
import { printable } from './output/printable.ts';
import { wrapText } from './output/wrap-text.ts';
import { isRefusal, refusal } from './refusal.ts';

/** Prints an error, and returns the exit code. */
export async function reportError(thrown: unknown, words: readonly string[]): Promise<ExitCode> {
  const terminal = openTerminal(process.stderr);
  const { style } = terminal;
  const error = await asRefusal(thrown);
  const exitCode = isRefusal(error) ? error.exitCode : EXIT.internal;
  const message = presentable(
    isRefusal(error)
      ? error.message
      : `An error inside Rowloom: ${error instanceof Error ? error.message : String(error)}`,
  );
  const details = isRefusal(error)
    ? error.details.map(presentable)
    : ['Please report it, with the command you gave. ROWLOOM_DEBUG=1 shows the stack trace.'];
  const events = eventStream(words);
  if (events !== undefined)
    events.write(`${JSON.stringify({ event: 'error', exit_code: exitCode, message, details })}\n`);
  else {
    const word = exitCode === EXIT.interrupted ? style.yellow('stopped') : style.red('error');
    const paragraphs = [`${word} ${message}`, ...details.map((detail) => `  ${detail}`)];
    for (const text of paragraphs) for (const line of wrapText(text, terminal.width(), '  ')) terminal.line(line);
  }
  if (process.env['ROWLOOM_DEBUG'] === '1' && error instanceof Error) terminal.line(withoutPassword(error.stack ?? ''));
  return exitCode;
}

/** An error that the command did not foresee may be one that the runner can refuse. */
async function asRefusal(error: unknown): Promise<unknown> {
  if (isRefusal(error)) return error;
  // A plan with custom generators that are not here.
  if (error instanceof Error && error.name === 'UnbuildableColumn')
    return refusal(
      EXIT.plan,
      `The rows cannot be made: ${error.message}`,
      'remedy' in error && typeof error.remedy === 'string' ? [error.remedy] : [],
    );
  const { asRunRefusal } = await import('@rowloom/runner');
  const refused = asRunRefusal(error);
  if (refused === undefined) return error;
  const { aside } = refused.facts;
  const details = [refused.message, ...(aside === undefined ? [] : [aside])];
  return refusal(EXIT.plan, 'The run cannot be planned.', details);
}

/** A message may quote a word of the command line, or arbitrary names of a database. */
const presentable = (text: string): string => printable(withoutPassword(text));

/** Of a URL in the text the user's name stays, but not the password. */
const withoutPassword = (text: string): string => text.replaceAll(/(:\/\/[^\s:@/]*):[^\s@]*@/g, '$1@');

const TELLS_EVENTS: ReadonlySet<string> = new Set(['generate', 'replay', 'push', 'runs start', 'runs watch']);

/** Where a run's events go, including an error's; undefined if there are none. */
function eventStream([command = '', ...words]: readonly string[]): NodeJS.WritableStream | undefined {
  const isTold = TELLS_EVENTS.has(command) || TELLS_EVENTS.has(`${command} ${words[0] ?? ''}`);
  if (!words.includes('--json') || !isTold) return undefined;
  const holdsRows = words.includes('--to=-') || words[words.indexOf('--to') + 1] === '-';
  return holdsRows ? process.stderr : process.stdout;
}
