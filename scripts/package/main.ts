/**
 * `npm run package`: the published package in `dist/`, as a folder and as a tarball. `-- --check` tests it as its users
 * will use it, `-- --out FOLDER` builds it elsewhere.
 */
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from './assemble.ts';

const ROOT = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { check: { type: 'boolean' }, out: { type: 'string' } } });

const { folder, tarball } = await assemble(ROOT, resolve(values.out ?? join(ROOT, 'dist')));
const megabytes = (statSync(tarball).size / 1e6).toFixed(1);
process.stdout.write(`${relative(process.cwd(), tarball)}  ${megabytes} MB\n`);

if (values.check === true) {
  // Imported only here: a package is built without the tools that examine it.
  const { checkPackage } = await import('./check-package.ts');
  await checkPackage(ROOT, { folder, tarball });
}
