import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** A Node release from npm, cached; undefined if npm has none for this platform. */
export function fetchNode(root: string, version: string): string | undefined {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules/.cache', `${name}-${version}`);
  const node = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  try {
    run('npm', ['install', '--no-audit', '--no-fund', '--no-save', `${name}@${version}`], folder);
    return node;
  } catch {
    process.stdout.write(`Node ${version} was left out: npm has no ${name} of that version.\n`);
    return undefined;
  }
}
