import type { Rules } from '@rowloom/engine';
import { findPack } from '@rowloom/packs';
import type { RunSchema } from '../generations/run-sources.ts';
import { parseStored } from '../snapshots/save-document.ts';
import type { Db } from '../store/store.ts';

/** A template's schema with its rules: a shipped one's, or one of the organization; undefined for those of others. */
export async function readTemplate(db: Db, organizationId: string, templateId: string): Promise<RunSchema | undefined> {
  const source = { kind: 'template', template_id: templateId } as const;
  const pack = findPack(templateId);
  if (pack !== undefined) return { source, schema: pack.schema, rules: pack.rules, isCatalogue: false };
  const found = await db
    .selectFrom('template')
    .innerJoin('schema_document', 'schema_document.digest', 'template.digest')
    .select('schema_document.document')
    .where('template.organization_id', '=', organizationId)
    .where('template.id', '=', templateId)
    .executeTakeFirst();
  return found === undefined
    ? undefined
    : { source, schema: parseStored(found.document), rules: {}, isCatalogue: false };
}

/** The rules that a shipped template brings along, into whatever was captured from it. */
export const rulesOfTemplate = (id: string | null): Rules => (id === null ? undefined : findPack(id)?.rules) ?? {};
