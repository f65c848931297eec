import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * A folder with the package among its modules; `npm run package -- --check` passes it, and tests the guides with that.
 */
const installed = process.env['ROWLOOM_INSTALLED'] ?? '';

const folder = installed === '' ? join(ROOT, 'apps/cli') : join(installed, 'node_modules/rowloom');

/** The program of the guides: that of the checkout, or an installed one. */
export const PROGRAM = { folder, bin: join(folder, 'bin/rowloom.mjs'), isInstalled: installed !== '' } as const;
