import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNBUNDLED_NAMES } from '../unbundled.ts';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Build tools among the dependencies of the applications: nothing of them is in the bundle. */
const TOOLS = new Set(['vite', '@vitejs/plugin-react', 'rolldown']);

const HEAD = `The files of this package contain code of the packages named below, each under its own licence.
Where several have the same text, it is shown once.
`;

/** The licences of everything that is bundled. A package that is not used after all is named too: better one too many. */
export function makeNotices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const texts = new Map<string, string[]>();
  for (const path of listBundled(packages)) {
    const { version = '', license = '' } = packages[path] ?? {};
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const text = readLicence(join(root, path)) ?? `Licence: ${license}`;
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const sections = [...texts].map(([text, names]) => `${names.toSorted().join('\n')}\n\n${text}`).toSorted();
  return [HEAD, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

function listBundled(packages: Readonly<Record<string, Locked>>): readonly string[] {
  const wanted = ['apps/cli', 'apps/web', 'packages/library'];
  const seen = new Set(wanted);
  for (const path of wanted) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      if (TOOLS.has(name) || UNBUNDLED_NAMES.includes(name)) continue;
      const found = resolveFrom(packages, path, name);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      wanted.push(found);
    }
  }
  return wanted.filter((path) => path.includes('node_modules/')).toSorted();
}

/** As Node looks for a package: in the folder's own modules first, then upward. A link leads to a folder of the workspace. */
function resolveFrom(packages: Readonly<Record<string, Locked>>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[path];
    if (found !== undefined) return found.link === true ? found.resolved : path;
    if (folder === '') return undefined;
  }
}

function readLicence(folder: string): string | undefined {
  const file = existsSync(folder)
    ? readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name))
    : undefined;
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
