export { readDbml } from './dbml/read-dbml.ts';
export type { DrizzleTable, DrizzleTools } from './drizzle/drizzle-tools.ts';
export { readDrizzle } from './drizzle/read-drizzle.ts';
export { isJsonSchema, readJsonSchema } from './json-schema/read-json-schema.ts';
export { type OtherToolHelp, recogniseOtherTool } from './other-tools.ts';
export { readPrisma } from './prisma/read-prisma.ts';
export type { ConvertedSource, ConvertResult, SourceIssue } from './schema-draft.ts';
