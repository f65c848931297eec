import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Layer {
  /** Folders of the workspace packages it may import. */
  readonly packages: readonly string[];
  /** Third-party modules and Node built-ins it may import; `node:*` means every built-in. */
  readonly modules: readonly string[];
}

export interface LayerTable {
  readonly layers: Readonly<Record<string, Layer>>;
  /** Folders of source in which each folder may import only itself and earlier ones. */
  readonly floors: Readonly<Record<string, readonly string[]>>;
  /** What any test file may import in addition. */
  readonly testModules: readonly string[];
  /** Packages that tests may use in addition to those of their layer. */
  readonly testPackages: readonly string[];
}

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The input of all checks, so that they can be tested on a made-up repository as well. */
export interface Workspace {
  readonly table: LayerTable;
  readonly files: readonly SourceFile[];
  /** By folder; the root's own is under the empty string. */
  readonly manifests: ReadonlyMap<string, Manifest>;
}

const SOURCE_ENDING = /\.(?:[cm]?[jt]s|tsx|jsx)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'dist-playground']);

const listSources = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listSources(root, path);
    return SOURCE_ENDING.test(entry.name) ? [path] : [];
  });

const listFolders = (root: string): string[] => {
  const top = new Set(readdirSync(root));
  const inside = ['packages', 'apps'].filter((folder) => top.has(folder));
  return [
    ...inside.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
    ...['bench', 'corpus', 'goldens', 'scripts', 'servers'].filter((folder) => top.has(folder)),
  ];
};

export const readWorkspace = (root: string): Workspace => {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const folders = listFolders(root);
  const manifests = new Map<string, Manifest>([['', readJson('package.json') as Manifest]]);
  for (const folder of folders) {
    if (existsSync(join(root, folder, 'package.json')))
      manifests.set(folder, readJson(`${folder}/package.json`) as Manifest);
  }
  return {
    table: readJson('layers.json') as LayerTable,
    files: folders
      .flatMap((folder) => listSources(root, folder))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    manifests,
  };
};

/** The layer folder of a path: `packages/x` or `apps/x`, else its first segment. */
export const layerOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
};

/** Fixtures are parts of tests. */
export const isTest = (path: string): boolean => /\.(?:test|fixture)\.tsx?$/.test(path);
