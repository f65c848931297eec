/** `npm run docs`: the guide in `docs/.site`, for any web server at /guide/, where the service has it too. */
import { join, relative } from 'node:path';
import { ensureDocsBuilt } from './ensure-docs-built.mjs';

const site = await ensureDocsBuilt(join(import.meta.dirname, '../..'));
process.stdout.write(`The guide is in ${relative(process.cwd(), site)}.\n`);
