import { pathToFileURL } from 'node:url';

export type UsersModule = Readonly<Record<string, unknown>>;

/**
 * A module that the user has written or installed, by its path. The only place of the program that imports by a path it has
 * computed. Node strips the types of a .ts file by itself. With a
 * query it is another instance of the same file.
 */
export async function importUsersModule(path: string, query = ''): Promise<UsersModule> {
  return (await import(`${pathToFileURL(path).href}${query}`)) as UsersModule;
}
