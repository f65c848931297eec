/**
 * Node's SQLite, required when a file is opened. An import would be resolved by every importer of this package: Jest
 * has no module of that name, and then could not use the other databases either.
 */
export const loadSqlite = () => process.getBuiltinModule('node:sqlite');
