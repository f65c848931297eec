import { posix } from 'node:path';
import { findCycles } from './find-cycles.ts';
import { readImports } from './read-imports.ts';
import { isTest, type LayerTable, layerOf, type Manifest, type Workspace } from './workspace.ts';

/** `@scope/name/deep/file` and `name/deep` are both imported under the package's own name. */
const moduleName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const allows = (modules: readonly string[], name: string): boolean =>
  modules.includes(name) || (name.startsWith('node:') && modules.includes('node:*'));

const declares = (manifest: Manifest | undefined, name: string, withTools: boolean): boolean =>
  manifest?.dependencies?.[name] !== undefined || (withTools && manifest?.devDependencies?.[name] !== undefined);

/**
 * Files of a launcher, which run before anything is installed. It selects source or bundle at run time; scripts reach
 * it by its path, because packages have no names yet when they run.
 */
const isLauncher = (path: string): boolean => path.startsWith('apps/') && path.split('/')[2] === 'bin';

/** The only place through which an application loads user code. */
const isUsersDoor = (path: string): boolean =>
  path.startsWith('apps/') && posix.basename(path) === 'import-users-module.ts';

interface Target {
  readonly problem?: string;
  /** The imported file, if it is one of ours. */
  readonly file?: string;
}

const resolveRelative = (path: string, specifier: string, known: ReadonlySet<string>): Target => {
  const file = posix.join(posix.dirname(path), specifier);
  const isOwn = layerOf(file) === layerOf(path) || (layerOf(path) === 'scripts' && isLauncher(file));
  if (!isOwn) return { problem: `reaches into ${layerOf(file)} past its package name` };
  if (known.has(file)) return { file };
  return /\.(?:json|css|svg)$/.test(file) || file.includes('/dist/')
    ? {}
    : { problem: `names no source file (${specifier})` };
};

const checkModule = (path: string, specifier: string, workspace: Workspace): Target => {
  const { table, manifests } = workspace;
  const folder = layerOf(path);
  const layer = table.layers[folder];
  if (layer === undefined) return { problem: `lies in ${folder}, which layers.json does not name` };
  const name = moduleName(specifier);
  // A folder without its own manifest (bench, scripts) uses the root's tools.
  const own = manifests.get(folder);
  const root = manifests.get('');

  const target = [...manifests].find(([, manifest]) => manifest.name === name)?.[0];
  if (target !== undefined) {
    if (specifier !== name) return { problem: `imports ${specifier}, past the index of ${name}` };
    const tests = isTest(path) && table.testPackages.includes(target);
    if (!layer.packages.includes(target) && !tests) return { problem: `imports ${name}, which ${folder} may not` };
    if (!tests && own !== undefined && !declares(own, name, false))
      return { problem: `imports ${name} without declaring it` };
    return { file: `${target}/src/index.ts` };
  }
  const test = isTest(path);
  if (!allows(layer.modules, name) && !(test && allows(table.testModules, name))) {
    return { problem: `imports ${name}, which layers.json does not allow ${folder}` };
  }
  const declared = name.startsWith('node:') || declares(own ?? root, name, own === undefined);
  if (!declared && !(test && declares(root, name, true))) return { problem: `imports ${name} without declaring it` };
  return {};
};

/** Checks every import against the table, and the whole graph for cycles. An empty result means that all is well. */
export const checkImports = (workspace: Workspace): readonly string[] => {
  const known = new Set(workspace.files.map((file) => file.path));
  const edges = new Map<string, string[]>();
  const problems: string[] = [];
  for (const { path, text } of workspace.files) {
    const reached: string[] = [];
    edges.set(path, reached);
    for (const { specifier, line } of readImports(path, text)) {
      if (specifier === undefined) {
        if (!isLauncher(path) && !isUsersDoor(path)) problems.push(`${path}:${line} computes what it imports`);
        continue;
      }
      const target = specifier.startsWith('.')
        ? resolveRelative(path, specifier, known)
        : checkModule(path, specifier, workspace);
      if (target.problem !== undefined) problems.push(`${path}:${line} ${target.problem}`);
      if (target.file !== undefined) reached.push(target.file);
    }
  }
  for (const cycle of findCycles(edges)) problems.push(`import cycle: ${cycle.join(' → ')}`);
  return problems;
};

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The table must point downward, know every folder, and agree with what each package declares. */
export const checkTable = ({ table, files, manifests }: Workspace): readonly string[] => {
  const problems: string[] = [];
  const folders = new Set([...files.map((file) => layerOf(file.path)), ...manifests.keys()]);
  for (const folder of folders) {
    if (folder !== '' && table.layers[folder] === undefined) problems.push(`layers.json does not name ${folder}`);
  }
  for (const [folder, layer] of Object.entries(table.layers)) {
    for (const target of layer.packages) {
      if (target.startsWith('apps/'))
        problems.push(`layers.json lets ${folder} import ${target}; nothing imports apps`);
      if (table.layers[target] === undefined)
        problems.push(`layers.json names ${target} for ${folder}, but not itself`);
    }
  }
  const down = new Map(Object.entries(table.layers).map(([folder, layer]) => [folder, layer.packages]));
  for (const cycle of findCycles(down)) problems.push(`layers.json has a cycle: ${cycle.join(' → ')}`);
  problems.push(...[...manifests].flatMap(([folder, manifest]) => checkManifest(folder, manifest, table, manifests)));
  return problems;
};

const checkManifest = (
  folder: string,
  manifest: Manifest,
  table: LayerTable,
  manifests: ReadonlyMap<string, Manifest>,
): readonly string[] => {
  const problems: string[] = [];
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    if (!EXACT.test(version)) problems.push(`${manifest.name} asks for ${name} ${version}, which is not one version`);
  }
  const layer = table.layers[folder];
  if (layer === undefined) return problems;
  for (const name of Object.keys(dependencies)) {
    const target = [...manifests].find(([, other]) => other.name === name)?.[0];
    const allowed = target === undefined ? allows(layer.modules, name) : layer.packages.includes(target);
    if (!allowed) problems.push(`${manifest.name} declares ${name}, which layers.json does not allow ${folder}`);
  }
  return problems;
};
