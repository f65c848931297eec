import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ActionRun, makeNpx, runAction } from './run-action.ts';

const ROOT = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

let bin: string;
let cwd: string;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'rowloom-action-'));
  cwd = join(bin, 'checkout');
  // A repository ends the search for a project file.
  mkdirSync(join(cwd, '.git'), { recursive: true });
  makeNpx(bin);
});

afterEach(() => rmSync(bin, { recursive: true, force: true }));

const run = (inputs: Readonly<Record<string, string>>): ActionRun => runAction(inputs, { cwd, bin });
const asked = (): string => readFileSync(join(bin, 'asked'), 'utf8');

test('the action fills a database, shows its certificate, and outputs rows and recipe', () => {
  const database = `sqlite:${join(bin, 'shop.db')}`;
  const { status, log, summary, outputs, steps } = run({ database, source: 'blog', rows: '300', mode: 'create' });
  expect({ status, log }).toMatchObject({ status: 0 });
  expect(asked()).toContain(`--package=rowloom@${version} -- rowloom generate blog --rows 300 --seed 1 --mode create`);
  expect(summary).toMatch(/\*\*\d+ rows\*\* in [\d.]+ s\. \d+ constraints examined, every one holds\./);
  expect(summary).toMatch(/\| `posts` \| \d+ \| \d+ \| 0 \| `sum64:[0-9a-f]+` \|/);
  expect(outputs['violations']).toBe('0');
  expect(Number(outputs['rows'])).toBeGreaterThan(200);
  expect(JSON.parse(readFileSync(outputs['recipe'] ?? '', 'utf8'))).toMatchObject({
    plan: { seed: expect.anything() as unknown },
  });
  expect(steps).toEqual([
    'actions/setup-node@v4 {"node-version":"24"}',
    `actions/cache@v4 {"path":"~/.npm","key":"rowloom-Linux-X64-rowloom@${version}"}`,
    expect.stringContaining('scripts/action/fill.sh') as string,
  ]);
});

test('a project file supplies what the inputs leave out', () => {
  mkdirSync(join(cwd, 'app'));
  const project = [
    'source: blog',
    'targets:',
    '  job: { to: "${DATABASE_URL}", mode: create }',
    `  other: { to: "sqlite:${join(bin, 'other.db')}", mode: create }`,
    'rows: { posts: 120, "*": 30 }',
    'seed: 7',
  ];
  writeFileSync(join(cwd, 'app/rowloom.yaml'), project.join('\n'));
  const first = run({ database: `sqlite:${join(bin, 'job.db')}`, 'working-directory': 'app' });
  expect({ status: first.status, log: first.log }).toMatchObject({ status: 0 });
  expect(asked()).toMatch(/ rowloom generate --recipe \S+ --json\n$/);
  expect(first.summary).toMatch(/\| `posts` \| 120 \| \d+ \| 0 \| `sum64:[0-9a-f]+` \|/);
  // Without the input it is the named target's own database; inputs override the file.
  const second = run({ target: 'other', 'working-directory': 'app', rows: 'posts=50,*=30' });
  expect({ status: second.status, log: second.log }).toMatchObject({ status: 0 });
  expect(second.summary).toContain('| `posts` | 50 |');
});

test('without a database and a project file the step says what it needs', () => {
  const { status, log } = run({});
  expect(status).toBe(2);
  expect(log).toContain('::error::Rowloom needs the input database, or a rowloom.yaml with targets.');
});

test('a refused run fails the step, and log and summary say why', () => {
  const { status, log, summary } = run({ database: 'sqlite:nowhere/at/all.db', rows: '300' });
  expect(status).toBeGreaterThan(0);
  expect(log).toContain('nowhere');
  expect(summary).toContain('nowhere');
  expect(summary).toContain(`exit code ${status}`);
});
