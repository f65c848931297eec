import { type Id, refuse } from '@rowloom/contract';
import type { Insertable, Updateable } from 'kysely';
import { isUniqueViolation } from '../store/sql-state.ts';
import type { Db, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { TemplateRow } from './template.ts';
import { storeNow } from '../store/store-clock.ts';

/** A template of an organization: an id of another one's is simply absent. */
export type TemplateKey = { readonly organizationId: Id<'organization'>; readonly id: string };

export function findTemplate(db: Db, { organizationId, id }: TemplateKey): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('template')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
export function listTemplates(
  db: Db,
  organizationId: Id<'organization'>,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<TemplateRow[]> {
  const { before } = page;
  return db
    .selectFrom('template')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

export function insertTemplate(tx: Tx, values: Insertable<Tables['template']>): Promise<TemplateRow> {
  return tx.insertInto('template').values(values).returningAll().executeTakeFirstOrThrow().catch(refuseTakenName);
}

export function updateTemplate(
  tx: Tx,
  { organizationId, id }: TemplateKey,
  values: Updateable<Tables['template']>,
): Promise<TemplateRow | undefined> {
  return tx
    .updateTable('template')
    .set({ ...values, updated_at: storeNow() })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenName);
}

export function deleteTemplate(tx: Tx, { organizationId, id }: TemplateKey): Promise<TemplateRow | undefined> {
  return tx
    .deleteFrom('template')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'template_organization_id_name_key'))
    throw refuse('already_exists', 'The organization has a template of this name already. Choose another name.');
  throw error;
}
