// summarise.mjs EVENTS CODE: the last event of `rowloom generate --json` as the summary of a job of GitHub Actions.
import { appendFileSync, readFileSync } from 'node:fs';

const [, , events = '', code = '0'] = process.argv;

const lines = readFileSync(events, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('{'));
const end = lines.map((line) => JSON.parse(line)).findLast(({ event }) => event === 'end');

const count = (number) => number.toLocaleString('en');
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const describe = ({ rows, tables, seconds, certificate }) => {
  const rowsOf = new Map(tables.map((table) => [table.name, table.rows]));
  const examined = certificate.tables.map(({ name, constraints, checksum }) => ({
    name,
    rows: rowsOf.get(name) ?? 0,
    constraints: constraints.length,
    violations: sum(constraints.map((constraint) => constraint.violations ?? 0)),
    checksum: checksum?.value ?? '',
  }));
  const violations = sum(examined.map((table) => table.violations));
  const constraints = sum(examined.map((table) => table.constraints));
  const head = `**${count(rows)} rows** in ${sum(Object.values(seconds)).toFixed(1)} s. ${count(constraints)} constraints examined, ${
    violations === 0 ? 'every one holds' : `**${count(violations)} violations**`
  }.`;
  const body = examined.map(
    (table) =>
      `| \`${table.name}\` | ${count(table.rows)} | ${table.constraints} | ${table.violations} | \`${table.checksum}\` |`,
  );
  return {
    violations,
    text: [
      '### Rowloom',
      '',
      head,
      '',
      '| table | rows | constraints | violations | checksum |',
      '|---|--:|--:|--:|---|',
      ...body,
    ],
  };
};

const write = (name, text) => {
  const file = process.env[name];
  if (file === undefined || file === '') process.stdout.write(text);
  else appendFileSync(file, text);
};

if (end?.certificate === undefined) {
  const last = lines.at(-1) ?? '';
  // The step's own log: standard output went into the file.
  process.stderr.write(`${last}\n`);
  const told = last === '' ? '' : `\n\`\`\`json\n${last}\n\`\`\`\n`;
  write('GITHUB_STEP_SUMMARY', `### Rowloom\n\nThe run ended with exit code ${code}.\n${told}`);
} else {
  const { violations, text } = describe(end);
  write('GITHUB_STEP_SUMMARY', `${text.join('\n')}\n`);
  write('GITHUB_OUTPUT', `rows=${end.rows}\nviolations=${violations}\n`);
}
