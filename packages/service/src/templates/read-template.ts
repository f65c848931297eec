import type { Rules } from '@rowloom/engine';
import { findPack } from '@rowloom/packs';
import { describeShipped } from '../documents/described-schema.ts';
import { readDocument } from '../documents/schema-documents.ts';
import type { RunSchema } from '../generations/run-sources.ts';
import type { Db } from '../store/store.ts';

/** A template's schema with its rules: a shipped one's, or one of the organization; undefined for those of others. */
export async function readTemplate(db: Db, organizationId: string, templateId: string): Promise<RunSchema | undefined> {
  const source = { kind: 'template', template_id: templateId } as const;
  const pack = findPack(templateId);
  if (pack !== undefined) return { source, ...describeShipped(pack.schema), rules: pack.rules, isCatalogue: false };
  const found = await db
    .selectFrom('template')
    .select(['digest', 'engine', 'tables_count', 'columns_count'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return {
    source,
    schema: await readDocument(db, found.digest),
    digest: found.digest,
    dialect: found.engine,
    tables: found.tables_count,
    columns: found.columns_count,
    rules: {},
    isCatalogue: false,
  };
}

/** The rules that a shipped template brings along, into whatever was captured from it. */
export const rulesOfTemplate = (id: string | null): Rules => (id === null ? undefined : findPack(id)?.rules) ?? {};
