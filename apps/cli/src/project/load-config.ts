import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { importUsersModule } from '../source/import-users-module.ts';

/** What `rowloom.config.ts` exports by default. Node strips its types by itself. */
export async function loadConfig(path: string, shown: string): Promise<unknown> {
  let module: { readonly default?: unknown };
  try {
    module = await importUsersModule(path);
  } catch (error) {
    throw refusal(EXIT.input, `${shown} cannot be loaded: ${(error as Error).message}`, [
      'Node runs it as it is: imports name files with their endings, and only types may be TypeScript’s own.',
    ]);
  }
  if (module.default !== undefined) return module.default;
  throw refusal(EXIT.input, `${shown} exports nothing by default. Write: export default defineConfig({ … });`);
}
