import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../package/run.ts';

type Bom = { serialNumber?: string; metadata: { timestamp?: string; component: { name: string } } };

/** The files that are published beside the tarball: what is in it, and digests of both. */
export function writeArtefacts(root: string, out: string, tarball: string): readonly string[] {
  const bom = tarball.replace('.tgz', '.cdx.json');
  writeFileSync(bom, makeBom(root));
  const sums = [tarball, bom].map((path) => `${sha256(readFileSync(path))}  ${basename(path)}\n`);
  const list = join(out, 'SHA256SUMS');
  writeFileSync(list, sums.join(''));
  return [tarball, bom, list];
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** CycloneDX by npm, of everything that the program, its pages and the library are built from; without what differs at every call. */
function makeBom(root: string): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev'];
  const parts = ['apps/cli', 'apps/web', 'packages/library'].map((path) => `--workspace=${path}`);
  const bom = JSON.parse(run('npm', [...words, ...parts], root)) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // npm takes the name of the folder.
  bom.metadata.component.name = 'rowloom';
  return `${JSON.stringify(bom, null, 2)}\n`;
}
