import { expect, test } from 'vitest';
import { makeStyle } from './style.ts';
import type { Terminal } from './terminal.ts';
import { terminalReporter } from './terminal-reporter.ts';
import { textWidth } from './text-width.ts';

/** A terminal that supports the few codes that the reporter uses. */
function screen(width: number): Terminal & { readonly lines: () => readonly string[] } {
  const rows = [''];
  let at = 0;
  const write = (text: string): void => {
    // oxlint-disable-next-line no-control-regex -- the codes are what is read here
    for (const [token] of text.matchAll(/\u001b\[1A|\u001b\[2K|\r|\n|[^\u001b\r\n]+/g)) {
      if (token === '\u001b[1A') at--;
      else if (token === '\u001b[2K') rows[at] = '';
      else if (token === '\n') rows[++at] ??= '';
      else if (token !== '\r') rows[at] = `${rows[at] ?? ''}${token}`;
    }
  };
  return {
    isTTY: true,
    style: makeStyle({}, {}),
    width: () => width,
    write,
    line: (text = '') => write(`${text}\n`),
    lines: () => rows.map((row) => row.trimEnd()),
  };
}

const FACTS = { seed: 1, as_of: '', locale: 'en', format: 'csv', threads: 1, remarks: [] };
const table = (name: string, rows: number, rowsDone: number) => ({
  name,
  rows,
  rowsDone,
  bytes: rowsDone * 40,
  fileBytes: rowsDone * 40,
  isDone: rows === rowsDone,
});

test.each([40, 60, 100])('finished tables stay and the current one is redrawn, within %d cells', (width) => {
  const terminal = screen(width);
  const reporter = terminalReporter(terminal);
  const name = 'a_table_with_quite_a_long_name_for_a_terminal';
  reporter.start({
    ...FACTS,
    tables: [
      { name: 'users', rows: 1000 },
      { name, rows: 5_000_000 },
    ],
  });
  reporter.progress(table(name, 5_000_000, 1_000_000));
  reporter.progress(table('users', 1000, 1000));
  const during = terminal.lines();
  expect(during[0]).toMatch(/^✓ users +1,000 rows/);
  expect(during[1]).toMatch(/^→ a_table.*…? .*20%/);
  expect(during.filter((line) => textWidth(line) > width)).toEqual([]);
  reporter.progress(table(name, 5_000_000, 5_000_000));
  expect(terminal.lines()[1]).toMatch(/^✓ a_table/);
  expect(terminal.lines().some((line) => line.startsWith('→'))).toBe(false);
});

test('an aborted run leaves only the finished lines', () => {
  const terminal = screen(80);
  const reporter = terminalReporter(terminal);
  reporter.start({
    ...FACTS,
    tables: [
      { name: 'users', rows: 10 },
      { name: 'orders', rows: 20 },
    ],
  });
  reporter.progress(table('users', 10, 10));
  reporter.progress(table('orders', 20, 5));
  reporter.abandon();
  expect(terminal.lines().join('\n').trimEnd()).toMatch(/^✓ users[^\n]*$/);
});
