import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sharedRowloom } from '../rowloom.fixture.ts';
import { projectFolders } from './project-folders.fixture.ts';

const CONFIG = `
export default {
  source: 'wares.sql',
  rows: 3000,
  seed: 3,
  targets: { files: 'out' },
  generators: {
    sku: { unique: true, make: (cell) => \`SKU-\${cell.pick(['A', 'B'])}-\${cell.row}\` },
    label: { reads: ['name', 'sku'], make: ({ record }) => \`\${record.sku}: \${record.name}\` },
    weight: (cell: { below(count: number): number }) => cell.below(900) / 100,
  },
  rules: {
    'wares.sku': { generator: 'sku' },
    'wares.label': { generator: 'label', null_fraction: 0.5 },
    'wares.weight': { generator: 'weight' },
  },
};
`;
const WARES = `create table wares (id integer primary key, name text not null, sku varchar(40) not null unique, label text,
  weight numeric(8,2) not null check (weight <= 9));`;

const { path, write, rowloom } = projectFolders(beforeEach, afterAll, { 'wares.sql': WARES });

test('custom generators make the same bytes with any number of threads, and are identified by their digest', async () => {
  write('rowloom.config.ts', CONFIG);
  expect(await rowloom('generate --quiet --threads 1')).toMatchObject({ code: 0, err: '' });
  expect(await rowloom('generate --quiet --threads 3 --to other')).toMatchObject({ code: 0, err: '' });
  const csv = readFileSync(path('out/wares.csv'), 'utf8');
  expect(readFileSync(path('other/wares.csv'), 'utf8')).toBe(csv);
  const [, first = ''] = csv.split('\n');
  expect(first).toMatch(/^1,[^,]+,"?SKU-[AB]-1"?,(?:"SKU-[AB]-1: [^"]+")?,\d\.\d\d$/);
  expect(await rowloom('replay out/rowloom.json --to again --quiet')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(path('again/wares.csv'), 'utf8')).toBe(csv);
  // Another text is another generator, and a missing one is an error.
  const sealed = readFileSync(path('out/rowloom.json'), 'utf8');
  write('sealed.json', sealed.replaceAll(/("digest":"sha256:)[0-9a-f]{8}/g, '$100000000'));
  expect((await rowloom('replay sealed.json --to x')).code).toBe(3);
}, 300_000);

test.each([
  ['sku: (cell) => Math.random()', /generators\.sku uses Math\.random, so no run could be repeated/],
  ['sku: () => new Date()', /uses new Date\(\)/],
  [
    'sku: (() => { let last = 0; return () => String(++last); })()',
    /returns a different value when row 1 is made again/,
  ],
  ['sku: () => Date()', /uses Date\(\)/],
  ['sku: () => String(process.pid)', /uses process\.pid/],
  ['sku: () => process.env.HOME', /uses process\.env/],
  ['sku: () => String(performance.now())', /uses performance\.now/],
  ['sku: () => crypto.randomUUID()', /uses crypto\.randomUUID/],
  ['sku: () => { void fetch("http://localhost:1"); return "x"; }', /uses fetch/],
  ['sku: () => { setTimeout(() => {}, 1); return "x"; }', /uses setTimeout/],
  ['sku: () => randomUUID()', /uses randomUUID of node:crypto/],
  ['sku: () => hostname()', /uses hostname of node:os/],
  ['sku: () => readFileSync("wares.sql", "utf8").slice(0, 6)', /uses readFileSync of node:fs/],
  ['sku: (cell) => (cell.row * 1000).toLocaleString()', /uses toLocaleString without a locale/],
  [
    'sku: (cell) => new Date(2026, 0, 1 + (cell.row % 28), 12)',
    /different value when row 1 is made again[\s\S]*Date\.UTC/,
  ],
  // Kept from the start of the file, where nothing throws.
  ['sku: () => STARTED.slice(0, 10)', /row 1 when its file is loaded at another time or place/],
  ['sku: () => String(PROCESS)', /row 1 when its file is loaded at another time or place/],
  ['sku: () => String(threadId)', /row 1 when its file is loaded at another time or place/],
  ['sku: () => MACHINE', /row 1 when its file is loaded at another time or place/],
  // Shows only after some hundred calls, or depends on the previous row.
  ['sku: (() => { let calls = 0; return () => (calls++ < 500 ? "few" : "many"); })()', /when row 1 is made again/],
  [
    'sku: (() => { let last = 0; return (cell) => { const step = cell.row - last; last = cell.row; return String(step); }; })()',
    /when row 1 is made again/,
  ],
  ['sku: () => Promise.resolve("x")', /returned a promise/],
  ['sku: { unique: true, make: () => "same" }', /declares unique values, but row 2 repeats one/],
  ['sku: async () => "x"', /is asynchronous/],
  ['sku: (cell) => { cell.record.name = 1; return "x"; }', /generators\.sku failed: Cannot add property name/],
  ['sku: 5', /neither a function nor an object with make/],
])('an impossible custom generator is refused: %s', async (text, said) => {
  write(
    'rowloom.config.ts',
    `import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { threadId } from 'node:worker_threads';
const STARTED = new Date().toISOString();
const PROCESS = process.pid;
const MACHINE = hostname();
export default { source: 'wares.sql', generators: { ${text} }, rules: { 'wares.sku': { generator: 'sku' } } };`,
  );
  const { code, err } = await rowloom('plan');
  expect(err).toMatch(said);
  expect([3, 4]).toContain(code);
});

test('a hash, a list in the file and a literal date are pure; the text of a helper is part of the digest', async () => {
  write('helper.ts', `export const prefix = (row: number) => 'A' + row;`);
  write(
    'rowloom.config.ts',
    `import { createHash } from 'node:crypto';
import { prefix } from './helper.ts';
const LIST = ['a', 'b'];
const seen = new Map();
export default { source: 'wares.sql', rows: 20, seed: 1, targets: { files: 'out' }, generators: {
  sku: { unique: true, make: (cell) => prefix(cell.row) + '-' + createHash('sha256').update(String(cell.row)).digest('hex').slice(0, 8) },
  label: (cell) => { if (!seen.has(cell.row)) seen.set(cell.row, new Date(Date.UTC(2026, 0, cell.row % 28)).toISOString() + LIST[cell.row % 2]); return seen.get(cell.row); },
}, rules: { 'wares.sku': { generator: 'sku' }, 'wares.label': { generator: 'label' } } };`,
  );
  // In separate processes: a second import in one process is the same module.
  const { program } = sharedRowloom();
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [program, ...words, '--quiet'], { cwd: path(), encoding: 'utf8' });
  expect(run('generate')).toMatchObject({ status: 0, stderr: '' });
  expect(run('replay', 'out/rowloom.json', '--to', 'again')).toMatchObject({ status: 0, stderr: '' });
  write('helper.ts', `export const prefix = (row: number) => 'B' + row;`);
  expect(run('replay', 'out/rowloom.json', '--to', 'other')).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/generator sku is a function of a rowloom\.config\.ts/),
  });
}, 300_000);
