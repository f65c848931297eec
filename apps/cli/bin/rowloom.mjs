#!/usr/bin/env node
// Runs on any Node from 20 on and needs nothing installed but this folder: it finds a Node new enough and the program.
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrent } from './is-current.mjs';

/** The first Node that runs TypeScript files without a flag. */
const OLDEST_MAJOR = 22;
const OLDEST_MINOR = 18;

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A published package contains only the bundle. A checkout runs its source, unless it was built and not changed since,
 * or has only what the bundle needs: `npm start` installs no more than that.
 */
const findProgram = () => {
  const bundle = new URL('../dist/rowloom.mjs', import.meta.url);
  const source = new URL('../src/main.ts', import.meta.url);
  if (!existsSync(source)) return bundle;
  if (
    existsSync(bundle) &&
    existsSync(at('../../../node_modules/.rowloom-stamp')) &&
    !existsSync(at('../../../node_modules/yaml'))
  )
    return bundle;
  return isCurrent(at('../dist'), at('../../..')) ? bundle : source;
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/**
 * Node 22 prints a warning about experimental SQLite at every use. We test on it, and users can do nothing about it.
 */
const silenceSqlite = () => {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) emitWarning(warning, ...rest);
  };
};

const findBundledNode = () => {
  const [platform, name] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  try {
    const manifest = module.createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    const path = join(dirname(manifest), 'bin', name);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) {
  module.enableCompileCache?.();
  if (major < 24) silenceSqlite();
  await import(findProgram().href);
} else {
  const node = findBundledNode();
  if (node === undefined) {
    process.stderr.write(
      `rowloom needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or later; this is ${process.version}. Install a newer Node and try again.\n`,
    );
    process.exit(1);
  }
  const { spawn } = await import('node:child_process');
  const child = spawn(node, [at('rowloom.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal has sent Ctrl-C to the child as well; a second one would count as impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
