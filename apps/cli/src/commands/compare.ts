import { compareProfiles, type ProfileComparison, type Distance, type Profile, worstOf } from '@rowloom/engine';
import { isDatabaseUrl, readProfile } from '@rowloom/databases';
import { readTargetSchema } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import { readTarget } from '../database/read-target.ts';
import { noSourceTables } from '../database/no-tables.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { formatCount } from '../output/format-number.ts';
import { layOutTable } from '../output/lay-out-table.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { readProfileFile } from '../profile/with-shape.ts';

export const compare = defineCommand({
  name: 'compare',
  summary: 'show how much two databases, or a database and a profile, differ; no value is shown',
  operands: [
    { name: 'A', help: "a database's URL, or a file of `rowloom profile`" },
    { name: 'B', help: "what to compare A with: another database's URL or such a file" },
  ],
  options: { json: { help: 'the distances as JSON' } },
  notes: [
    'Numbers and timestamps are compared by KS, the largest difference between cumulative shares; lists of values by total',
    'variation; keys by KS of the children per parent. 0 means equal, 1 nothing in common. The score is 100 minus the mean.',
  ],
  examples: [
    ['rowloom compare postgres://me@prod/shop sqlite:copy.db', 'two databases'],
    ['rowloom compare shape.json postgres://me@localhost/shop --json | jq .score', 'a profile and rows made from it'],
  ],
  async run({ operands: [a = '', b = ''], options }) {
    const [first, second] = [await readSide(a), await readSide(b)];
    const comparison = compareProfiles(first, second);
    const terminal = openTerminal(process.stdout);
    if (options.json) terminal.line(JSON.stringify(comparison, undefined, 2));
    else show(terminal, comparison);
    return EXIT.ok;
  },
});

/** Exact figures of a database stay in this process: only distances are shown. */
async function readSide(name: string): Promise<Profile> {
  if (!isDatabaseUrl(name)) return readProfileFile(name);
  const target = readTarget(name);
  return withSession(target, async (session) => {
    const schema = await readTargetSchema(target, session);
    if (schema.tables.length === 0) throw noSourceTables(target);
    return readProfile(session, schema, { epsilon: Number.POSITIVE_INFINITY, k: 1, allow: ['*'], ownAggregates: true });
  });
}

function show(
  terminal: Terminal,
  { score, tables, only_first: onlyFirst, only_second: onlySecond }: ProfileComparison,
): void {
  const { style } = terminal;
  for (const { name, rows, columns, keys, lost_orders: lost } of tables) {
    terminal.line(`${style.bold(name)} ${style.dim(`${formatCount(rows[0])} and ${formatCount(rows[1])} rows`)}`);
    const items = [...columns, ...keys];
    const cell = (read: (item: Distance) => number | undefined): readonly string[] =>
      items.map((item) => read(item)?.toFixed(3) ?? '');
    const { lines } = layOutTable(
      [
        { name: 'column or key', cells: items.map((item) => item.name), alignRight: false },
        { name: 'KS', cells: cell(({ ks }) => ks), alignRight: true },
        { name: 'variation', cells: cell(({ variation }) => variation), alignRight: true },
        { name: 'nulls', cells: cell(({ nulls }) => nulls), alignRight: true },
        { name: '', cells: items.map((item) => (worstOf(item) > 0.1 ? 'differs' : '')), alignRight: false },
      ],
      { width: terminal.width(), head: style.cyan, indent: '  ' },
    );
    for (const line of lines) terminal.line(line);
    for (const pair of lost) terminal.line(`  ${style.yellow('no longer in order')} ${pair}`);
    terminal.line();
  }
  if (onlyFirst.length > 0) terminal.line(`Only in the first: ${onlyFirst.join(', ')}`);
  if (onlySecond.length > 0) terminal.line(`Only in the second: ${onlySecond.join(', ')}`);
  terminal.line(`${style.bold('Score')} ${score} of 100`);
}
