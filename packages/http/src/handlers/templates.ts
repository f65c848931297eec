import { created, noContent, ok, stored } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

/** What an address about a template names; changes to a shipped one are refused before they get here. */
const keyOf = ({
  templateId,
  organizationId,
}: {
  readonly templateId: string;
  readonly organizationId: string | null;
}) => ({ organizationId: organizationId ?? '', id: templateId });

export const templateHandlers: Handlers<
  'listTemplates' | 'createTemplate' | 'getTemplate' | 'updateTemplate' | 'deleteTemplate' | 'getTemplateSchema'
> = {
  listTemplates: async ({ access, query }, { templates }) => ok(await templates.list(access.organizationId, query)),
  createTemplate: async ({ caller, body }, { templates }) => {
    const template = await templates.create(caller, body);
    return created(template, `/api/templates/${template.id}`);
  },
  getTemplate: async ({ access }, { templates }) => ok(await templates.get(keyOf(access))),
  updateTemplate: async ({ caller, access, body }, { templates }) =>
    ok(await templates.update(caller, keyOf(access), body)),
  deleteTemplate: async ({ caller, access }, { templates }) => {
    await templates.remove(caller, keyOf(access));
    return noContent();
  },
  getTemplateSchema: async ({ access }, { templates }) => {
    const schema = await templates.getSchema(keyOf(access));
    return 'packed' in schema ? stored(schema) : ok(schema);
  },
};
