import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runHere } from '../run-here.fixture.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'rowloom-no-url-')));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let folder = '';
let count = 0;
beforeEach(() => {
  folder = join(home, String(++count));
  mkdirSync(join(folder, 'deep'), { recursive: true });
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'schema.sql'), 'CREATE TABLE notes (id integer PRIMARY KEY, body text);');
});

async function rowloom(words: readonly string[], at: string) {
  const before = process.cwd();
  process.chdir(join(folder, at));
  try {
    return await runHere([...words]);
  } finally {
    process.chdir(before);
  }
}

const everything = (): readonly string[] => readdirSync(folder, { recursive: true }).map(String).toSorted();

/** None of them can be reached; most are invalid. */
const URLS = [
  ' postgres://ada:secret@127.0.0.1:1/shop',
  'post_gres://ada:secret@db/shop',
  '1postgres://ada:secret@db/shop',
  '//ada:secret@db/shop',
  'ada:secret@db/shop',
  's3://ada:secret@bucket/shop',
  'host=db dbname=shop password=secret',
];

test.each(URLS.flatMap((url) => ['.', 'deep'].map((at) => [url, at] as const)))(
  'a target %o of rowloom.yaml does not become a folder, from %s',
  async (url, at) => {
    const project = { source: 'schema.sql', rows: 3, targets: { files: url, filled: '${SHOP_URL}' } };
    writeFileSync(join(folder, 'rowloom.yaml'), JSON.stringify(project));
    writeFileSync(join(folder, '.env'), `SHOP_URL="${url}"\n`);
    const before = everything();
    for (const target of ['files', 'filled']) {
      const { code, out, err } = await rowloom(['generate', '--target', target], at);
      expect(code).not.toBe(0);
      expect(out + err).not.toContain('secret');
    }
    const examined = await rowloom(['doctor'], at);
    expect(examined.out + examined.err).not.toContain('secret');
    expect(everything()).toEqual(before);
  },
);

test('a folder of rowloom.yaml may have such a name if it is written as a path', async () => {
  const project = { source: 'schema.sql', rows: 3, targets: { files: './shop:today' } };
  writeFileSync(join(folder, 'rowloom.yaml'), JSON.stringify(project));
  expect(await rowloom(['generate', '--quiet'], '.')).toMatchObject({ code: 0, err: '' });
  expect(everything()).toContain('shop:today/notes.csv');
});

test.each(['sqlite:shop.ts', 'ada:secret@shop.ts'])('no file is written at %o', async (url) => {
  const before = everything();
  const { code, err } = await rowloom(['types', 'schema.sql', '--out', url], '.');
  expect(code).toBe(2);
  expect(err).toMatch(/--out has the form of a URL/);
  const recipe = ['generate', 'schema.sql', '--to', 'sqlite:shop.db', '--mode', 'create', '--recipe', url];
  expect(await rowloom(recipe, '.')).toMatchObject({ code: 2 });
  expect(await rowloom(['exports', 'download', 'exp_1', '--to', url], '.')).not.toMatchObject({ code: 0 });
  expect(everything()).toEqual(before);
});
