import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly id?: string; readonly env?: Readonly<Record<string, string>> }[];
  };
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rowloom-action-'));
  const program = join(ROOT, 'apps/cli/bin/rowloom.mjs');
  // In the place of npx, which would ask the registry: the program of this checkout, and what was asked for.
  const npx = `#!/bin/sh\necho "$@" > "${folder}/asked"\nshift 4\nexec "${process.execPath}" "${program}" "$@"\n`;
  writeFileSync(join(folder, 'npx'), npx, { mode: 0o755 });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the step as GitHub's runner does: inputs by the names of action.yml, where they are not given by their defaults. */
function runStep(inputs: Readonly<Record<string, string>>) {
  const { env = {} } = action.runs.steps.find(({ id }) => id === 'fill') ?? {};
  const given = Object.entries(env).map(([name, template]) => {
    const [, input = ''] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(template) ?? [];
    return [name, inputs[input] ?? action.inputs[input]?.default ?? ''];
  });
  const outputs = { summary: join(folder, 'summary.md'), output: join(folder, 'output') };
  for (const path of Object.values(outputs)) writeFileSync(path, '');
  const { status, stderr } = spawnSync('bash', [join(ROOT, 'scripts/action/fill.sh')], {
    cwd: folder,
    env: {
      ...Object.fromEntries(given),
      PATH: [folder, dirname(process.execPath), process.env['PATH']].join(delimiter),
      RUNNER_TEMP: folder,
      GITHUB_STEP_SUMMARY: outputs.summary,
      GITHUB_OUTPUT: outputs.output,
    },
    encoding: 'utf8',
  });
  const read = (path: string): string => readFileSync(path, 'utf8');
  return {
    status,
    stderr,
    summary: read(outputs.summary),
    output: read(outputs.output),
    asked: read(join(folder, 'asked')),
  };
}

test('the action fills a database, shows its certificate, and hands over rows and recipe', () => {
  const version = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string })
    .version;
  const database = `sqlite:${join(folder, 'shop.db')}`;
  const { status, stderr, summary, output, asked } = runStep({ database, source: 'blog', rows: '300', mode: 'create' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(asked).toContain(`--package=rowloom@${version} -- rowloom generate blog --rows 300 --seed 1 --mode create`);
  expect(summary).toMatch(/\*\*\d+ rows\*\* in [\d.]+ s\. \d+ constraints examined, every one holds\./);
  expect(summary).toMatch(/\| `posts` \| \d+ \| \d+ \| 0 \| `sum64:[0-9a-f]+` \|/);
  expect(output).toMatch(/^recipe=.*rowloom\.json\nrows=\d+\nviolations=0\n$/);
});

test('a run that is refused fails the step, and log and summary say why', () => {
  const { status, stderr, summary } = runStep({ database: 'sqlite:nowhere/at/all.db', rows: '300' });
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain('nowhere');
  expect(summary).toContain('nowhere');
  expect(summary).toContain(`exit code ${status}`);
});
