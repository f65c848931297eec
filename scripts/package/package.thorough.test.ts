import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Assembled, assemble } from './assemble.ts';
import { IMPORTER } from './importer.ts';
import { run } from './run.ts';
import { tryService } from './try-service.ts';

const ROOT = join(import.meta.dirname, '../..');
const ARGON2 = readdirSync(join(ROOT, 'node_modules/@node-rs')).map((name) => `@node-rs/${name}`);

describe('the published package, installed into an empty folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'rowloom-package-'));
  const work = mkdtempSync(join(tmpdir(), 'rowloom-empty-'));
  let made: Assembled;

  beforeAll(async () => {
    // Declarations take a third of the time; `npm run package -- --check` compiles against them.
    made = await assemble(ROOT, home, { types: false });
    // What cannot be bundled comes from here, so that no registry is queried.
    const beside = ['@electric-sql/pglite', ...ARGON2].map((name) => join(ROOT, 'node_modules', name));
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', made.tarball, ...beside], work);
  }, 240_000);

  afterAll(() => {
    for (const folder of [home, work]) rmSync(folder, { recursive: true, force: true });
  });

  test('has everything it needs, and no trace of the build machine', () => {
    expect(statSync(made.tarball).size).toBeLessThan(25e6);
    const { dependencies } = JSON.parse(readFileSync(join(made.folder, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies)).toEqual(['@electric-sql/pglite', '@node-rs/argon2']);
    const texts = readdirSync(made.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(m?js|ts|json|txt|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(texts.filter((path) => readFileSync(path, 'utf8').includes(ROOT))).toEqual([]);
    expect(JSON.parse(readFileSync(join(work, 'node_modules/rowloom/rowloom.schema.json'), 'utf8'))).toMatchObject({
      properties: { source: {}, rules: {} },
    });
    const scripts = readdirSync(join(made.folder, 'dist'));
    expect(scripts).not.toContain('.built');
    const forBrowsers = scripts.filter((name) => /^(engine|client)\b.*\.js$/.test(name));
    expect(forBrowsers.length).toBeGreaterThan(1);
    expect(
      forBrowsers.filter((name) => /from ['"]node:/.test(readFileSync(join(made.folder, 'dist', name), 'utf8'))),
    ).toEqual([]);
  });

  test('makes rows as files', () => {
    const said = run('npx', ['rowloom', 'generate', 'ecommerce', '--to', 'data', '--rows', '100'], work);
    expect(said).toContain('npx rowloom');
    expect(readdirSync(join(work, 'data'))).toEqual(expect.arrayContaining(['customers.csv', 'rowloom.json']));
  });

  test('exports its parts to programs', () => {
    writeFileSync(join(work, 'importer.mjs'), IMPORTER);
    expect(run(process.execPath, ['importer.mjs'], work).trim()).toMatch(/^\d+$/);
  });

  test('has the plans of the packs, and makes new ones for other rows', () => {
    const dist = join(work, 'node_modules/rowloom/dist');
    const textOf = (name: string): string => readFileSync(join(dist, name), 'utf8');
    const isPlanned = (text: string): boolean =>
      text.startsWith('const planned = {') && text.includes(String.raw`\"name\":\"blog\",\"enums\"`);
    const name = readdirSync(dist).find((file) => file.startsWith('library-') && isPlanned(textOf(file))) ?? '';
    const text = textOf(name);
    const notesOf = (wishes: string): readonly string[] => {
      const print = `import { weave } from 'rowloom'; const { notes } = await weave('blog', ${wishes});
        console.log(JSON.stringify(notes.map(({ code }) => code)));`;
      return JSON.parse(run(process.execPath, ['--input-type=module', '--eval', print], work));
    };
    try {
      const noted = text.replaceAll(/\\"notes\\":\[(\]?)/g, (_, end) => {
        const marked = String.raw`\"notes\":[{\"code\":\"ready\"}`;
        return `${marked}${end === '' ? ',' : end}`;
      });
      writeFileSync(join(dist, name), noted);
      expect(notesOf('{ seed: 5 }')).toContain('ready');
      expect(notesOf('{ seed: 5, rows: { posts: 30 } }')).not.toContain('ready');
    } finally {
      writeFileSync(join(dist, name), text);
    }
  });

  test('serves API and web application', async () => {
    const paths = ['/readyz', '/', '/play', '/openapi.json', '/docs/scalar.js', '/guide/', '/guide/rules', '/llms.txt'];
    const answers = await tryService(process.execPath, work, paths);
    expect(answers['/readyz']?.text).toContain('ready');
    expect(answers['/']?.text).toContain('<div id="root">');
    expect(Object.values(answers).filter(({ status }) => status !== 200)).toEqual([]);
    // The policy of the service forbids inline scripts and styles.
    expect(answers['/guide/rules']?.text).not.toMatch(/<script(?![^>]* src=)| style="/);
    expect(answers['/llms.txt']?.text).toContain('](/guide/reference/cli.md)');
  });
});
