import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

export type UsersModule = Readonly<Record<string, unknown>>;

/**
 * A module written or installed by the user, by its path. The only place of the program that imports a computed path.
 * Node strips the types of a .ts file by itself. With a query it is another instance of the same file, and of the files
 * that it imports; installed packages stay the same.
 */
export async function importUsersModule(path: string, query = ''): Promise<UsersModule> {
  const hooks = query === '' ? undefined : passOn(query);
  try {
    return (await import(`${pathToFileURL(path).href}${query}`)) as UsersModule;
  } finally {
    hooks?.deregister();
  }
}

const passOn = (query: string): { readonly deregister: () => void } =>
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOwn = found.url.startsWith('file:') && !/[?#]|node_modules/.test(found.url);
      return isOwn && context.parentURL?.endsWith(query) === true ? { ...found, url: `${found.url}${query}` } : found;
    },
  });
