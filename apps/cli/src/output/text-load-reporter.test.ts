import type { TablePlan } from '@rowloom/engine';
import type { RunOutcome } from '@rowloom/runner';
import { expect, test } from 'vitest';
import type { LoadFacts } from './load-reporter.ts';
import { makeStyle } from './style.ts';
import type { Terminal } from './terminal.ts';
import { textLoadReporter } from './text-load-reporter.ts';
import { textWidth } from './text-width.ts';

const NAMES = Array.from({ length: 138 }, (_, index) => `some_rather_long_name_of_a_table_${index}`);
const TABLES = NAMES.map((name) => ({ name, rows: 1000, columns: [], constraints: [] }) as unknown as TablePlan);
const FACTS: LoadFacts = {
  target: 'sqlite:shop.db',
  runId: 'gen_0123456789abcdef',
  mode: 'append',
  plan: { seed: 1, tables: TABLES } as unknown as LoadFacts['plan'],
  tables: TABLES,
  remarks: ['Something that is worth knowing and takes more room than a narrow line has.'],
  isChecked: true,
  undo: 'rowloom undo --run gen_0123456789abcdef',
};
const OUTCOME = {
  runId: FACTS.runId,
  exactly_once: true,
  rows: 138_000,
  bytes: 0,
  seconds: { prepare: 0, load: 1, constrain: 0, certify: 1, checksum: 1 },
  certificate: {
    version: 1,
    tables: NAMES.toSorted().map((name) => ({
      name,
      rows: 1000,
      constraints: [{ kind: 'primary_key', name: 'id', rows_examined: 1000, violations: 0 }],
    })),
    violations: 0,
    unexamined: 0,
  },
} as unknown as RunOutcome;

/** A terminal that records what is written, and shows what is left of it on a screen. */
function fakeTerminal(isTTY: boolean, width: number): Terminal & { readonly screen: () => readonly string[] } {
  let written = '';
  const write = (text: string): void => void (written += text);
  const screen = (): readonly string[] => {
    const lines = [''];
    // oxlint-disable-next-line no-control-regex -- the cursor is moved with the escape character
    for (const part of written.split(/(\n|\r\u001b\[2K|\u001b\[1A)/)) {
      if (part === '\n') lines.push('');
      else if (part === '\u001b[1A') lines.pop();
      else if (part.endsWith('[2K')) lines[lines.length - 1] = '';
      else lines[lines.length - 1] += part;
    }
    return lines;
  };
  return {
    isTTY,
    style: makeStyle({}, {}),
    width: () => width,
    write,
    line: (text = '') => write(`${text}\n`),
    screen,
  };
}

test('a run that its target refuses prints nothing', () => {
  const terminal = fakeTerminal(true, 100);
  textLoadReporter(FACTS, terminal).abandon();
  expect(terminal.screen()).toEqual(['']);
});

test.each([60, 100])('a run over many tables fits %d columns, and its total comes last', (width) => {
  const terminal = fakeTerminal(true, width);
  const reporter = textLoadReporter(FACTS, terminal);
  reporter.event({
    kind: 'way',
    way: 'chunks',
    reason: 'one of the tables has rows already',
    resumed: false,
    loaded: false,
  });
  for (const table of NAMES.slice(0, 3)) reporter.event({ kind: 'progress', table, rows: 500, of: 1000 });
  expect(terminal.screen().at(-2)).toMatch(/^rows(?:, \d+ s left)?: \d+ of 138,000, 0 of 138 tables/);
  reporter.event({ kind: 'certifying' });
  expect(terminal.screen().at(-2)).toMatch(/^checksum.*: rows are read back/);
  reporter.event({ kind: 'examining', part: 'constraints', rows: 0, of: 138_000 });
  expect(terminal.screen().at(-2)).toMatch(/^certificate.*: every constraint is examined/);
  reporter.end(OUTCOME);
  const lines = terminal.screen();
  expect(lines.filter((line) => textWidth(line) > width)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('✓ '))).toHaveLength(138);
  expect(lines.some((line) => line.includes('→') || line.includes('examined over all'))).toBe(false);
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toMatch(
    /Certificate: 138 constraints of 138 tables examined over 138,000 rows, 0 violations\. Done\. 138,000 rows in 3\.00 s .*To undo: rowloom undo --run gen_0123456789abcdef $/,
  );
  const planned = lines.filter((line) => line.startsWith('  some_')).map((line) => line.trim().split(' ')[0]);
  const certified = lines.filter((line) => line.startsWith('✓ ')).map((line) => line.slice(2).split(' ')[0]);
  expect(certified).toEqual(planned);
});

test('a log has a line for each table before and after, and none in between', () => {
  const terminal = fakeTerminal(false, Number.POSITIVE_INFINITY);
  const reporter = textLoadReporter(FACTS, terminal);
  for (const table of NAMES) reporter.event({ kind: 'progress', table, rows: 1000, of: 1000 });
  reporter.end(OUTCOME);
  expect(terminal.screen().filter((line) => line.includes('name_of_a_table_7 '))).toHaveLength(2);
});
