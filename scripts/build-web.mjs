// The web application as static files in apps/web/dist, and the playground alone as files for any web server.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrent, stampOf } from '../apps/cli/bin/is-current.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WEB = join(ROOT, 'apps/web');
export const WEB_DIST = join(WEB, 'dist');

/** Whatever may be in the pages. Folders change with added and removed files. */
const SOURCES = [
  'apps/web/{index,play}.html',
  'apps/web/{package.json,vite.config.ts}',
  'apps/web/src/**',
  'packages/{engine,sql,packs,contract,client}/src/**',
  'scripts/build-web.mjs',
  'package-lock.json',
];

/** Builds the application unless it exists and nothing has changed since. */
export async function ensureWebBuilt() {
  if (isCurrent(WEB_DIST, ROOT)) return;
  const stamps = globSync(SOURCES, { cwd: ROOT }).map((path) => ({
    path: relative(ROOT, join(ROOT, path)),
    ...stampOf(join(ROOT, path)),
  }));
  await buildWith({});
  writeFileSync(join(WEB_DIST, '.built'), JSON.stringify(stamps));
}

/** The playground without a service: relative addresses, one page. */
export async function buildPlayground() {
  await buildWith({ ROWLOOM_PLAYGROUND: '1' });
  const folder = join(WEB, 'dist-playground');
  writeFileSync(join(folder, 'index.html'), readFileSync(join(folder, 'play.html')));
  return folder;
}

async function buildWith(environment) {
  // Loaded on use: most builds find the application built.
  const { build } = await import('vite');
  // A test run has its own environment, in which React would be the development build: larger, slower and verbose.
  Object.assign(process.env, { NODE_ENV: 'production', ...environment });
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
}
