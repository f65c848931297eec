/** With WebAssembly, data or a binary of their own these stay packages; only the service loads them. */
export const UNBUNDLED: (string | RegExp)[] = ['@electric-sql/pglite', /^@electric-sql\/pglite\//, '@node-rs/argon2'];

/** The same by name, as package.json asks for them. */
export const UNBUNDLED_NAMES: readonly string[] = UNBUNDLED.filter((name) => typeof name === 'string');
