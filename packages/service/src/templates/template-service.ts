import { type CreateTemplate, type Id, type Page, refuse, type Template, type UpdateTemplate } from '@rowloom/contract';
import type { SchemaDocument } from '@rowloom/engine';
import { findPack } from '@rowloom/packs';
import type { Caller } from '../caller/caller.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import { openDocument } from '../documents/schema-documents.ts';
import type { StoredContent } from '../documents/stored-content.ts';
import { createTemplate, editTemplate, removeTemplate, type TemplatesNeed } from './edit-template.ts';
import { SHIPPED_TEMPLATES, shippedAfter, toTemplate } from './template.ts';
import { findTemplate, listTemplates, type TemplateKey } from './template-store.ts';

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

export function makeTemplates(needs: TemplatesNeed): Templates {
  const { store } = needs;
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
    create: (caller, body) => createTemplate(needs, caller, body),
    update: (caller, key, body) => editTemplate(needs, caller, key, body),
    remove: (caller, key) => removeTemplate(needs, caller, key),
  };
}

const isShipped = (id: string | undefined): boolean => SHIPPED_TEMPLATES.some((template) => template.id === id);
