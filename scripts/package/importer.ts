import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** A program that imports every entry point, in JavaScript that is also TypeScript. */
export const IMPORTER = `import { weave } from 'rowloom';
import { ENGINE_VERSION, parseSchemaDocument } from 'rowloom/engine';
import { makeClient } from 'rowloom/client';

const client = makeClient({ baseUrl: 'http://localhost:4000', token: 'none' });
if (typeof client.listProjects !== 'function') throw new Error('The client has no operations.');
if ('document' in parseSchemaDocument({})) throw new Error('An empty document was taken for a schema.');
const shop = await weave('CREATE TABLE t (id int PRIMARY KEY, name text NOT NULL)', { seed: 42, rows: 10 });
if (shop.rows('t').length !== 10) throw new Error('Rows are missing.');
console.log(ENGINE_VERSION);
`;

/** Would fail if an entry point had no types: everything of it would be \`any\`. */
const MISUSE = `import { parseSchemaDocument } from 'rowloom/engine';
import { weave } from 'rowloom';
import type { Client, Output } from 'rowloom/client';

// @ts-expect-error a number is no set of options
parseSchemaDocument(1, 2, 3, 4);
// @ts-expect-error a seed is a number
await weave('blog', { seed: {} });
// @ts-expect-error there is no such operation
export type None = Client['weaveCarpets'];
export const name = (page: Output<'listProjects'>): string | undefined => page.items[0]?.name;
`;

/** With the types of a schema, as the installed program writes them. */
const CONFIG = `import { defineConfig } from 'rowloom';
import type { Shop } from './shop.mts';

export default defineConfig<Shop>({ rows: { orders: 5, '*': 1 }, rules: { 'orders.status': { constant: 'paid' } } });
// @ts-expect-error there is no such table
defineConfig<Shop>({ rows: { order: 5 } });
// @ts-expect-error there is no such column
defineConfig<Shop>({ rules: { 'orders.state': { constant: 'paid' } } });
`;

/** Compiles programs against the installed package in the compiler's strictest mode, declarations included. */
export function compileImporter(root: string, home: string): void {
  writeFileSync(join(home, 'importer.mts'), IMPORTER);
  writeFileSync(join(home, 'misuse.mts'), MISUSE);
  writeFileSync(join(home, 'config.mts'), CONFIG);
  run('npx', ['rowloom', 'types', 'ecommerce', '--out', 'shop.mts', '--name', 'Shop'], home);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    target: 'es2024',
    lib: ['es2024', 'dom', 'esnext.disposable'],
    module: 'nodenext',
    allowImportingTsExtensions: true,
    types: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', home], home);
}
