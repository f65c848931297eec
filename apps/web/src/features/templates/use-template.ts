import type { Organization, Template } from '@rowloom/contract';
import { useCall } from '../../api/use-call.ts';
import type { LoomSource } from '../../loom/protocol.ts';
import { useOrganization } from '../organizations/use-organization.ts';

const MANAGERS: ReadonlySet<Organization['my_role']> = new Set(['admin', 'owner']);

/** Whether the viewer makes, changes and deletes templates of the organization. */
export function useManagesTemplates(): boolean {
  const { data } = useOrganization();
  return data !== undefined && MANAGERS.has(data.my_role);
}

/** A template's schema, for the engine in the browser. */
export function useTemplateSource(template: Template | undefined) {
  const schema = useCall(
    'getTemplateSchema',
    { params: { id: template?.id ?? '' } },
    { enabled: template !== undefined, staleTime: 60_000 },
  );
  const source: Extract<LoomSource, { kind: 'document' }> | undefined =
    template === undefined || schema.data === undefined
      ? undefined
      : {
          kind: 'document',
          key: `${template.id} ${template.updated_at}`,
          schema: schema.data,
          pack: template.builtin ? template.id : undefined,
        };
  return { source, schema };
}
