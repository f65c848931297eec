import {
  type CreateTemplate,
  hasOrganizationRole,
  type Id,
  type Page,
  refuse,
  refuseField,
  type Template,
  type UpdateTemplate,
} from '@rowloom/contract';
import type { SchemaDocument } from '@rowloom/engine';
import { findPack } from '@rowloom/packs';
import type { ReadSchema } from '@rowloom/runner';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import type { Loom } from '../execution/loom.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import type { Store, Tx } from '../store/store.ts';
import { readSchemaWish } from './read-schema-wish.ts';
import { openDocument, saveDocument } from '../documents/schema-documents.ts';
import type { StoredContent } from '../documents/stored-content.ts';
import { SHIPPED_TEMPLATES, shippedAfter, type TemplateRow, toTemplate } from './template.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateKey,
  updateTemplate,
} from './template-store.ts';

type OrganizationId = Id<'organization'>;

/** What names a template to read: without an organization it is a shipped one. */
export type TemplatePlace = { readonly organizationId: OrganizationId | null; readonly id: string };

export type Templates = {
  /** The shipped ones first, as they are nobody's newest; then the organization's own, newest first. */
  readonly list: (organizationId: OrganizationId, query: PageQuery) => Promise<Page<Template>>;
  readonly get: (place: TemplatePlace) => Promise<Template>;
  /** The document of one that ships; of others what is stored. */
  readonly getSchema: (place: TemplatePlace) => Promise<SchemaDocument | StoredContent>;
  readonly create: (caller: Caller, body: CreateTemplate) => Promise<Template>;
  readonly update: (caller: Caller, key: TemplateKey, body: UpdateTemplate) => Promise<Template>;
  readonly remove: (caller: Caller, key: TemplateKey) => Promise<void>;
};

export type TemplatesNeed = { readonly store: Store; readonly loom: Pick<Loom, 'readDdl' | 'parseSchema'> };

export function makeTemplates({ store, loom }: TemplatesNeed): Templates {
  return {
    async list(organizationId, query) {
      const page = openPage(query, ['templates', organizationId]);
      const shipped = shippedAfter(page.before);
      const left = page.limit - shipped.length;
      const before = shipped.length > 0 || isShipped(page.before) ? undefined : page.before;
      const own = left > 0 ? await listTemplates(store.db, organizationId, { before, limit: left }) : [];
      return page.close(
        [...shipped, ...own.map(toTemplate)],
        ({ id }) => id,
        (template) => template,
      );
    },
    async get({ organizationId, id }) {
      const shipped = SHIPPED_TEMPLATES.find((template) => template.id === id);
      if (shipped !== undefined) return shipped;
      const row = organizationId === null ? undefined : await findTemplate(store.db, { organizationId, id });
      if (row === undefined) throw refuse('not_found');
      return toTemplate(row);
    },
    async getSchema({ organizationId, id }) {
      const pack = findPack(id);
      if (pack !== undefined) return pack.schema;
      const row = organizationId === null ? undefined : await findTemplate(store.db, { organizationId, id });
      if (row === undefined) throw refuse('not_found');
      return openDocument(store.db, row.digest);
    },
    async create(caller, body) {
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
    },
    async update(caller, key, body) {
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
    },
    remove: (caller, key) =>
      store.transaction(async (tx) => {
        await checkManager(tx, caller, key.organizationId);
        const row = await deleteTemplate(tx, key);
        if (row === undefined) throw refuse('not_found');
        await appendTemplateEvent(tx, caller, 'template.deleted', row, {});
      }),
  };
}

const isShipped = (id: string | undefined): boolean => SHIPPED_TEMPLATES.some((template) => template.id === id);

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
async function checkManager(tx: Tx, { userId }: Caller, organizationId: OrganizationId): Promise<void> {
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
