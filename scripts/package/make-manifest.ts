import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNBUNDLED_NAMES } from '../unbundled.ts';
import { DOORS, declarationsOf, scriptOf } from './doors.ts';

type Manifest = {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly repository?: { readonly type: string; readonly url: string };
};

const readManifest = (root: string, workspace: string): Manifest =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;

/** The version of all artefacts. */
export const readVersion = (root: string): string => readManifest(root, 'apps/cli').version;

/**
 * Where the sources are published, by the workspace's own manifest. A registry compares it with the repository whose CI
 * has signed a package, and refuses one that names another or none.
 */
export const readRepository = (root: string): Manifest['repository'] => readManifest(root, '.').repository;

/** The package.json of the published package: it depends only on what could not be bundled. */
export function makeManifest(root: string): object {
  const { dependencies = {} } = readManifest(root, 'packages/service');
  const repository = readRepository(root);
  const exports = DOORS.map((door) => [
    door.subpath === '' ? '.' : `./${door.subpath}`,
    { types: `./types/${declarationsOf(door)}`, default: `./dist/${scriptOf(door)}` },
  ]);
  return {
    name: 'rowloom',
    version: readVersion(root),
    description:
      'Synthetic rows for relational schemas: whole databases whose rows agree with each other, the same for the same seed.',
    keywords: ['test-data', 'seed', 'fixtures', 'synthetic-data', 'database', 'postgresql', 'mysql', 'sqlite', 'faker'],
    license: 'Apache-2.0',
    ...(repository === undefined ? {} : { repository }),
    type: 'module',
    bin: { rowloom: 'bin/rowloom.mjs' },
    exports: {
      ...Object.fromEntries(exports),
      './rowloom.schema.json': './rowloom.schema.json',
      './package.json': './package.json',
    },
    types: `./types/${declarationsOf(DOORS[0])}`,
    files: ['bin', 'dist', 'types', 'rowloom.schema.json', 'CHANGELOG.md', 'THIRD-PARTY.txt'],
    sideEffects: false,
    // The first Node that runs the service and `rowloom.config.ts` without a flag.
    engines: { node: '>=22.18.0' },
    dependencies: Object.fromEntries(UNBUNDLED_NAMES.map((name) => [name, pinned(name, dependencies[name])])),
    publishConfig: { access: 'public', provenance: true },
  };
}

function pinned(name: string, version: string | undefined): string {
  if (version === undefined) throw new Error(`packages/service does not ask for ${name}; see scripts/unbundled.ts.`);
  return version;
}
