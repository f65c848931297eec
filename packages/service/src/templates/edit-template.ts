import {
  type CreateTemplate,
  hasOrganizationRole,
  type Id,
  refuse,
  refuseField,
  type Template,
  type UpdateTemplate,
} from '@rowloom/contract';
import type { ReadSchema } from '@rowloom/runner';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import { saveDocument } from '../documents/schema-documents.ts';
import type { Loom } from '../execution/loom.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { makeId } from '../ids/make-id.ts';
import type { Store, Tx } from '../store/store.ts';
import { readSchemaWish } from './read-schema-wish.ts';
import { type TemplateRow, toTemplate } from './template.ts';
import { deleteTemplate, findTemplate, insertTemplate, type TemplateKey, updateTemplate } from './template-store.ts';

export type TemplatesNeed = { readonly store: Store; readonly loom: Pick<Loom, 'readDdl' | 'parseSchema'> };

export async function createTemplate(
  { store, loom }: TemplatesNeed,
  caller: Caller,
  body: CreateTemplate,
): Promise<Template> {
  const read = await readSchemaWish(loom, body, {
    name: body.name,
    whom: { tenant: body.organization_id, user: caller.userId },
  });
  if (read === undefined)
    throw refuseField('schema', 'Send the schema as a schema document, or as ddl with its dialect.');
  return store.transaction(async (tx) => {
    await checkManager(tx, caller, body.organization_id);
    const row = await insertTemplate(tx, {
      id: makeId('template'),
      organization_id: body.organization_id,
      name: body.name,
      description: body.description ?? '',
      created_by: caller.userId,
      ...(await keepSchema(tx, read)),
    });
    await appendTemplateEvent(tx, caller, 'template.created', row, { digest: row.digest });
    return toTemplate(row);
  });
}

export async function editTemplate(
  { store, loom }: TemplatesNeed,
  caller: Caller,
  key: TemplateKey,
  body: UpdateTemplate,
): Promise<Template> {
  const { name, description } = body;
  const kept = await findTemplate(store.db, key);
  if (kept === undefined) throw refuse('not_found');
  const read = await readSchemaWish(loom, body, {
    name: name ?? kept.name,
    whom: { tenant: key.organizationId, user: caller.userId },
  });
  return store.transaction(async (tx) => {
    await checkManager(tx, caller, key.organizationId);
    const row = await updateTemplate(tx, key, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(read === undefined ? {} : await keepSchema(tx, read)),
    });
    if (row === undefined) throw refuse('not_found');
    if (row.digest !== kept.digest) await noteInputChange(tx, row.id, caller.userId, ['schema']);
    await appendTemplateEvent(tx, caller, 'template.updated', row, {
      changed: changedFields(body),
      digest: row.digest,
    });
    return toTemplate(row);
  });
}

export const removeTemplate = ({ store }: TemplatesNeed, caller: Caller, key: TemplateKey): Promise<void> =>
  store.transaction(async (tx) => {
    await checkManager(tx, caller, key.organizationId);
    const row = await deleteTemplate(tx, key);
    if (row === undefined) throw refuse('not_found');
    await appendTemplateEvent(tx, caller, 'template.deleted', row, {});
  });

const changedFields = (body: UpdateTemplate): readonly string[] => Object.keys(body).toSorted();

async function keepSchema(tx: Tx, read: ReadSchema) {
  const { dialect, digest, tables, columns } = read;
  return {
    engine: dialect,
    digest: await saveDocument(tx, read, digest),
    tables_count: tables,
    columns_count: columns,
  };
}

/** Reading a large schema takes seconds, in which a role may be taken away. */
async function checkManager(tx: Tx, { userId }: Caller, organizationId: Id<'organization'>): Promise<void> {
  const held = await tx
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (held === undefined || !hasOrganizationRole(held.role, 'admin')) throw refuse('insufficient_role');
}

function appendTemplateEvent(
  tx: Tx,
  caller: Caller,
  action: string,
  { organization_id: organizationId, id, name }: TemplateRow,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return appendEvent(tx, caller, { organizationId, action, subject: { type: 'template', id, name }, details });
}
