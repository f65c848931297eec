import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Bundled packages whose types are part of ours: their declarations are included, so that they need not be installed.
 * Any other would have to be a dependency, which the build reports.
 */
const ENTRIES: Readonly<Record<string, string>> = {
  typebox: 'build/index.d.mts',
  'eventsource-parser': 'dist/index.d.ts',
};

const SPECIFIER = /\bfrom ['"](\.[^'"]+)['"]|\bimport\(['"](\.[^'"]+)['"]\)|\bimport ['"](\.[^'"]+)['"]/g;

/** Copies the declarations of foreign packages into `folder`/vendor on demand. */
export function foreignDeclarations(root: string, folder: string): { readonly place: (name: string) => string } {
  const places = new Map<string, string>();
  const place = (name: string): string => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const entry = ENTRIES[name];
    if (entry === undefined)
      throw new Error(
        `The published types need those of ${name}. Keep them out of what a door exports, or name its declarations in foreign-declarations.ts.`,
      );
    const source = join(root, 'node_modules', name);
    const target = join(folder, 'vendor', name);
    copyReachable(source, target, join(source, entry));
    const made = join(target, entry).replace(/\.d\.(m?)ts$/, '.$1js');
    places.set(name, made);
    return made;
  };
  return { place };
}

function copyReachable(source: string, target: string, entry: string): void {
  const wanted = [entry];
  const seen = new Set(wanted);
  for (const path of wanted) {
    const to = join(target, relative(source, path));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(path, to);
    for (const [, from, imported, alone] of readFileSync(path, 'utf8').matchAll(SPECIFIER)) {
      const next = join(dirname(path), (from ?? imported ?? alone ?? '').replace(/\.(m?)js$/, '.d.$1ts'));
      if (!existsSync(next)) throw new Error(`${path} asks for ${next}, which is not there.`);
      if (!seen.has(next)) {
        seen.add(next);
        wanted.push(next);
      }
    }
  }
}
