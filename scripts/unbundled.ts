/** These stay packages, because they have WebAssembly, data or a binary; only the service loads them. */
export const UNBUNDLED: (string | RegExp)[] = ['@electric-sql/pglite', /^@electric-sql\/pglite\//, '@node-rs/argon2'];

/** The same by name, as in package.json. */
export const UNBUNDLED_NAMES: readonly string[] = UNBUNDLED.filter((name) => typeof name === 'string');
