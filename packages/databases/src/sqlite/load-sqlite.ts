/**
 * Node's SQLite, asked for when a file is opened. An import would be resolved by whoever has loaded us: Jest knows no module of
 * that name, and then could not use the other databases either.
 */
export const loadSqlite = () => process.getBuiltinModule('node:sqlite');
