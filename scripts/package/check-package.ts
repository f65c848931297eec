import { checkPackage as examineTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync, statSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Assembled } from './assemble.ts';
import { checkReproducible } from './check-reproducible.ts';
import { tryImage } from './try-image.ts';
import { tryInstalled } from './try-installed.ts';

const MAX_BYTES = 25e6;

/**
 * Problems only for users who load the package as CommonJS, or with a resolution older than `exports`: neither is
 * supported.
 */
const NOT_OURS = new Set(['CJSResolvesToESM']);

/**
 * Examines the package as registries and bundlers do, installs it, and builds it once more. Throws with what is wrong.
 */
export async function checkPackage(root: string, { folder, tarball }: Assembled): Promise<void> {
  const bytes = readFileSync(tarball);
  const found = [...(await lintManifest(folder)), ...(await lintTypes(bytes))];
  if (statSync(tarball).size > MAX_BYTES) found.push(`The tarball has ${bytes.length} bytes; 25 MB are allowed.`);
  if (found.length > 0) throw new Error(`The package is not fit to be published:\n${found.join('\n')}`);
  process.stdout.write('publint and arethetypeswrong have nothing to say.\n');
  await tryInstalled(root, tarball);
  await tryImage(root, tarball);
  checkReproducible(root, bytes);
}

async function lintManifest(folder: string): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'suggestion', strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

async function lintTypes(tarball: Buffer): Promise<readonly string[]> {
  const analysis = await examineTypes(createPackageFromTarballData(new Uint8Array(tarball)));
  if (analysis.types === false) return ['arethetypeswrong: the package has no types'];
  return analysis.problems
    .filter((problem) => !NOT_OURS.has(problem.kind))
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'))
    .map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`);
}
