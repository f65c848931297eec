export { type Config, type ConfigGenerator, defineConfig, type GeneratorCell } from './config.ts';
export type { Loom } from './loom.ts';
export { RowloomError, type ErrorPlace, type RowloomErrorCode } from './rowloom-error.ts';
export type { SchemaSource } from './schema/read-schema.ts';
export type {
  Insert,
  Made,
  Overrides,
  Row,
  RowOf,
  SchemaTypes,
  TableName,
  TableTypes,
  Value,
} from './schema/schema-types.ts';
export type { Seeded, SeedOptions } from './seed-options.ts';
export { seed } from './seed.ts';
export {
  type TestDatabase,
  testDatabases,
  type TestDatabases,
  type TestDatabasesOptions,
} from './testing/open-test-databases.ts';
export type { ValueForm, WeaveOptions } from './weave-options.ts';
export { weave } from './weave.ts';
export type { WovenTable } from './woven-table.ts';
