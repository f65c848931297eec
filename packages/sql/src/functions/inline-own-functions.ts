import type { Check, SchemaDocument } from '@rowloom/engine';
import { documentTypes } from '../document/document-types.ts';
import { prepare } from '../parser/parser.ts';
import type { FindType } from '../types/read-type.ts';
import { callsOwnFunction, inlineFunctions } from './inline-functions.ts';
import type { OwnFunction } from './own-function.ts';

/** Whether a CHECK or a partition key of the document calls a function that is not built in. */
export function callsOwnFunctions(document: SchemaDocument): boolean {
  return (
    document.tables.some(({ partition_key: key }) => key?.some(callsOwnFunction) === true) ||
    [...document.tables, ...document.domains].some(({ checks }) =>
      checks.some(({ predicate }) => predicate !== undefined && callsOwnFunction(predicate)),
    )
  );
}

/** The document with functions of the schema inlined in its CHECKs and partition keys, as far as possible. */
export async function inlineOwnFunctions(
  document: SchemaDocument,
  functions: readonly OwnFunction[],
): Promise<SchemaDocument> {
  await prepare();
  return inlineInChecks(document, functions, documentTypes(document));
}

/** The same synchronously. */
export function inlineInChecks(
  document: SchemaDocument,
  functions: readonly OwnFunction[],
  findType: FindType,
): SchemaDocument {
  if (functions.length === 0) return document;
  const inline = inlineFunctions(functions, findType);
  const inCheck = (check: Check): Check =>
    check.predicate === undefined ? check : { ...check, predicate: inline(check.predicate, true) };
  return {
    ...document,
    tables: document.tables.map((table) => ({
      ...table,
      checks: table.checks.map(inCheck),
      ...(table.partition_key === undefined
        ? {}
        : { partition_key: table.partition_key.map((part) => inline(part, false)) }),
    })),
    domains: document.domains.map((domain) => ({ ...domain, checks: domain.checks.map(inCheck) })),
  };
}
