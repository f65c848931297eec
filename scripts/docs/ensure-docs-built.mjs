import { globSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCurrent, stampOf } from '../../apps/cli/bin/is-current.mjs';

/** Whatever may be in the site. Folders change with added and removed files. */
const SOURCES = ['docs/{guide,reference,adr}/**', 'docs/*.md', 'scripts/docs/**', 'package-lock.json'];

/** Builds the guide unless it exists and nothing has changed since; returns its folder. */
export async function ensureDocsBuilt(root) {
  const site = join(root, 'docs/.site');
  if (isCurrent(site, root)) return site;
  const stamps = globSync(SOURCES, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => ({ path: relative(root, join(root, path)), ...stampOf(join(root, path)) }));
  // Loaded on use: most builds find the guide built.
  const { buildDocs } = await import('./build-docs.ts');
  const made = mkdtempSync(join(root, 'node_modules/.site-'));
  try {
    await buildDocs(root, made);
    writeFileSync(join(made, '.built'), JSON.stringify(stamps));
    // Atomically: another build may be reading it.
    rmSync(site, { recursive: true, force: true });
    renameSync(made, site);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return site;
}
