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

/** Build tools among the dependencies of the applications: none of them is in the bundle. */
const TOOLS = new Set([
  'vite',
  '@vitejs/plugin-react',
  'rolldown',
  'shiki',
  '@vue/compiler-sfc',
  '@vue/compiler-dom',
  '@vue/server-renderer',
]);
/**
 * VitePress depends on these as well: page readers, and a search service's client. None of them is in the guide's
 * output.
 */
const READING = /^@shikijs\/|^@types\/|^@docsearch\/js$/;

const HEAD = `The files of this package contain code of the packages named below, each under its own licence.
Where several have the same text, it is shown once.
`;

/** VitePress includes it in its own files, without its licence. */
const FONT = `Inter, the font of the guide (OFL-1.1)

Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)
This Font Software is licensed under the SIL Open Font License, Version 1.1, which is available at https://openfontlicense.org
`;

/** Word lists made from the data of others: the page beside them ends with the licence. */
const DATA = ['packages/engine/src/base/data/names', 'packages/engine/src/planner/infer/data/nouns'];

/** The licences of everything that is bundled. An unused package may be named too: better one too many. */
export function makeNotices(root: string): string {
  const texts = new Map<string, string[]>();
  for (const { path, name, version, license } of bundledPackages(root)) {
    const text = readLicence(join(root, path)) ?? `Licence: ${license}`;
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const sections = [...texts].map(([text, names]) => `${names.toSorted().join('\n')}\n\n${text}`).toSorted();
  return [HEAD, ...sections, FONT, ...DATA.map((folder) => readNotice(join(root, folder)))].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

function readNotice(folder: string): string {
  const [, notice] = readFileSync(join(folder, 'README.md'), 'utf8').split('\n## Notice\n');
  if (notice === undefined)
    throw new Error(`${folder}/README.md has no heading Notice: what does its data owe to others?`);
  return `${notice.trim()}\n`;
}

type BundledPackage = {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
};

/** Everything that program, pages, library and guide are built from, and that is inside the tarball. */
export function bundledPackages(root: string): readonly BundledPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return listBundled(packages).map((path) => {
    const { version = '', license = '' } = packages[path] ?? {};
    return { path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version, license };
  });
}

function listBundled(packages: Readonly<Record<string, Locked>>): readonly string[] {
  // VitePress builds the pages of /guide, and is part of them: its theme, Vue and the search.
  const wanted = ['apps/cli', 'apps/web', 'packages/library', 'node_modules/vitepress'];
  const seen = new Set(wanted);
  for (const path of wanted) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      if (TOOLS.has(name) || READING.test(name) || UNBUNDLED_NAMES.includes(name)) continue;
      const found = resolveFrom(packages, path, name);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      wanted.push(found);
    }
  }
  return wanted.filter((path) => path.includes('node_modules/')).toSorted();
}

/**
 * As Node resolves a package: in the folder's own modules first, then upward. A link leads to a folder of the
 * workspace.
 */
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
