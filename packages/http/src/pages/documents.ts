import { makeOpenApi } from '@rowloom/contract';
import { rulesJsonSchema, schemaDocumentJsonSchema } from '@rowloom/engine';

/** Public JSON, created on first use. */
export type PublicDocument = { readonly id: string; readonly contentType: string; readonly make: () => unknown };

const SCHEMA = 'application/schema+json; charset=utf-8';

export const makeDocuments = (version: string, url: string | undefined): Readonly<Record<string, PublicDocument>> => ({
  '/openapi.json': {
    id: 'getOpenApi',
    contentType: 'application/json; charset=utf-8',
    make: () => makeOpenApi({ version, ...(url === undefined ? {} : { url }) }),
  },
  '/schemas/schema-document.json': {
    id: 'getSchemaDocumentSchema',
    contentType: SCHEMA,
    make: schemaDocumentJsonSchema,
  },
  '/schemas/rules.json': { id: 'getRulesSchema', contentType: SCHEMA, make: rulesJsonSchema },
});
