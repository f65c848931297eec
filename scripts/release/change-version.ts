const PLAIN = /^\d+\.\d+\.\d+$/;
const BUMPS = ['major', 'minor', 'patch'];

/** Every file that names the version of the program; tests enforce it. */
export const VERSIONED = [
  '{package.json,package-lock.json,action.yml}',
  '{packages,apps}/*/package.json',
  '{bench,conformance,corpus,goldens,servers}/package.json',
  'apps/cli/src/version.ts',
  'apps/cli/README.md',
  'deploy/**/*.{yaml,service}',
  'docs/guide/*.md',
  'docs/reference/cli.md',
];

/** `0.1.0` and `minor` give `0.2.0`; a version stands for itself. */
export function nextVersion(current: string, wanted: string): string {
  const place = BUMPS.indexOf(wanted);
  if (place < 0) {
    if (!PLAIN.test(wanted)) throw new Error(`"${wanted}" is not a version: give major, minor, patch or X.Y.Z.`);
    return wanted;
  }
  const parts = current.split('.').map(Number);
  return parts.map((part, index) => (index < place ? part : index === place ? part + 1 : 0)).join('.');
}

/**
 * A text with the old version replaced by the new one. In a manifest only its own version, and those of packages of the
 * workspace.
 */
export function changeVersion(path: string, text: string, from: string, to: string): string {
  const old = from.replaceAll('.', String.raw`\.`);
  if (path === 'package-lock.json') return changeLock(text, to);
  const pattern = path.endsWith('package.json')
    ? new RegExp(String.raw`("version"|"@rowloom/[a-z]+"|"rowloom"): "${old}"`, 'g')
    : new RegExp(String.raw`(?<![\d.])()${old}(?![\d.]*\d)`, 'g');
  return text.replaceAll(pattern, (_, name: string) => (name === '' ? to : `${name}: "${to}"`));
}

type Locked = { version?: string; dependencies?: Record<string, string> };

/** Folders of the workspace have entries of their own, without `node_modules` in their path. */
function changeLock(text: string, to: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, Locked> };
  lock.version = to;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) continue;
    entry.version = to;
    for (const name of Object.keys(entry.dependencies ?? {}))
      if (name.startsWith('@rowloom/')) (entry.dependencies ??= {})[name] = to;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}
