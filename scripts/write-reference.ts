/**
 * Writes docs/reference/generators.md and docs/reference/cli.md from the program's own descriptions. `--check` writes
 * nothing and fails if a page is out of date.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BINARY = fileURLToPath(new URL('../apps/cli/bin/rowloom.mjs', import.meta.url));
const REFERENCE = new URL('../docs/reference/', import.meta.url);
const WRITTEN = '<!-- Written by scripts/write-reference.ts from the program itself; edit that, not this. -->';

type Generator = {
  readonly name: string;
  readonly version: number;
  readonly summary: string;
  readonly options: Readonly<Record<string, string>>;
  readonly unique: boolean;
};

function rowloom(...words: readonly string[]): string {
  const { npm_execpath: _, npm_command: __, FORCE_COLOR: ___, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...words], {
    encoding: 'utf8',
    env: { ...environment, COLUMNS: '100', NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`rowloom ${words.join(' ')} failed.\n${stderr}`);
  return stdout.trimEnd();
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

function generatorsPage(): string {
  const generators = JSON.parse(rowloom('generators', '--json')) as readonly Generator[];
  const rows = generators.map(({ name, version, summary, options, unique }) => {
    const list = Object.entries(options).map(([option, help]) => `\`${option}\`: ${cell(help)}`);
    const title = version === 1 ? `\`${name}\`` : `\`${name}\` (version ${version})`;
    return `| ${title} | ${cell(summary)} | ${list.join('<br>')} | ${unique ? 'yes' : 'no'} |`;
  });
  return [
    '# Generators',
    '',
    WRITTEN,
    '',
    'The planner chooses a generator for every column; a [rule](rules.md) names another one, with options of yours:',
    '',
    '```yaml file=generators.yaml',
    'customers.nickname:',
    '  generator: user_name',
    'products.weight:',
    '  generator: decimal',
    '  options: { min: 0.1, max: 40 }',
    '```',
    '',
    '<!-- run',
    'npx rowloom generate schema.sql --rules generators.yaml --rows 1000 --to sqlite:generators.db --mode create --quiet',
    '-->',
    '',
    'What a generator yields for a seed never changes. A change is a new version beside the old one, and a plan says which',
    'it uses. The last column tells whether the generator can fill a unique column: its values then never repeat, and where',
    'they cannot be enough the plan says so before a row is made. `rowloom generators` prints this list.',
    '',
    '| generator | makes | options | unique |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Every part of `help --all` follows a line of a form feed and its name. */
const PART = /^\f(.+)$/m;

function cliPage(): string {
  const [overview = '', ...rest] = rowloom('help', '--all').split(PART);
  const codes = [...overview.slice(overview.indexOf('\nExit codes\n')).matchAll(/^ {2}(\d+) +(.+)$/gm)];
  if (rest.length === 0 || codes.length === 0) throw new Error('The help is not laid out as this script reads it.');
  const block = (text: string): readonly string[] => ['```text', text.trim(), '```', ''];
  const parts = rest.flatMap((name, index) => (index % 2 === 0 ? [[name, rest[index + 1] ?? ''] as const] : []));
  return [
    '# Command line',
    '',
    WRITTEN,
    '',
    'What `rowloom help`, `rowloom help COMMAND` and `rowloom help COMMAND ACTION` print.',
    '',
    ...block(overview),
    ...parts.flatMap(([name, text]) => [`${name.includes(' ') ? '###' : '##'} ${name}`, '', ...block(text)]),
    '## Exit codes',
    '',
    'Scripts may rely on them: a number never changes its meaning.',
    '',
    '| code | meaning |',
    '|---|---|',
    ...codes.map(([, code = '', meaning = '']) => `| ${code} | ${cell(meaning)} |`),
    '',
  ].join('\n');
}

function readIfPresent(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const check = process.argv.includes('--check');
for (const [name, text] of [
  ['generators.md', generatorsPage()],
  ['cli.md', cliPage()],
] as const) {
  const file = new URL(name, REFERENCE);
  if (readIfPresent(file) === text) continue;
  if (check) {
    console.error(`docs/reference/${name} is out of date: run npm run reference`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`Wrote docs/reference/${name}.`);
  }
}
