import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundledPackages } from '../package/make-notices.ts';
import { run } from '../package/run.ts';

type Component = Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };
type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: Component[];
};

/** The files that are published beside the tarball: its contents, and digests of both. */
export function writeArtefacts(root: string, out: string, tarball: string): readonly string[] {
  const bom = tarball.replace('.tgz', '.cdx.json');
  writeFileSync(bom, makeBom(root));
  const sums = [tarball, bom].map((path) => `${sha256(readFileSync(path))}  ${basename(path)}\n`);
  const list = join(out, 'SHA256SUMS');
  writeFileSync(list, sums.join(''));
  return [tarball, bom, list];
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * CycloneDX by npm, of everything that the program, its pages and the library are built from; without what differs at
 * every call.
 */
export function makeBom(root: string): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev'];
  const parts = ['apps/cli', 'apps/web', 'packages/library'].map((path) => `--workspace=${path}`);
  const bom = JSON.parse(run('npm', [...words, ...parts], root)) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // npm uses the name of the folder.
  bom.metadata.component.name = 'rowloom';
  // npm covers only workspaces: the guide's build dependencies are listed besides them.
  const isNamed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  for (const { name, version, license } of bundledPackages(root))
    if (!isNamed.has(`${name}@${version}`)) bom.components.push(describe(name, version, license));
  return `${JSON.stringify(bom, null, 2)}\n`;
}

const describe = (name: string, version: string, license: string): Component => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  scope: 'required',
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  licenses: [{ license: { id: license } }],
});
