import { enableCompileCache } from 'node:module';
import type { Loom } from './loom.ts';
import type { SchemaSource } from './schema/read-schema.ts';
import type { SchemaTypes } from './schema/schema-types.ts';
import type { WeaveOptions } from './weave-options.ts';

/**
 * Rows of a schema in memory: no file, no database, no network. The same schema, seed and options give the same rows, today
 * and on every machine.
 *
 *     const shop = await weave('ecommerce', { seed: 42 });
 *     for (const order of shop.table('orders')) console.log(order.total);
 */
export async function weave<Schema = SchemaTypes>(
  source: SchemaSource,
  options: WeaveOptions = {},
): Promise<Loom<Schema>> {
  // Compiling the engine takes longer than its work for a test. Node keeps the result in its own folder of temporary
  // files, unless NODE_DISABLE_COMPILE_CACHE=1 is set.
  enableCompileCache();
  const { openLoom } = await import('./open-loom.ts');
  return openLoom(source, options);
}
