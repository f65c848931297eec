import { createHash } from 'node:crypto';
import { ENGINE_VERSION, type Rules, type SchemaDocument } from '@rowloom/engine';

/** What a plan was made from: another engine, schema or rule is another stamp. */
export const stampOf = (schema: SchemaDocument, rules: Rules): string =>
  createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, schema, rules]))
    .digest('base64url');
