import { Tabs } from '@mantine/core';
import { useOrganizationId } from '../organizations/use-organization.ts';
import { useAll } from '../../api/use-call.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { keySnippets } from './key-snippets.ts';

/** Ready commands, with the address of this page and a project of the organization. */
export function SnippetTabs({ apiKey }: { readonly apiKey?: string | undefined }) {
  const organizationId = useOrganizationId();
  const { data: projects = [] } = useAll('listProjects', { query: { org_id: organizationId } });
  const project = projects[0]?.name ?? 'Shop';
  const snippets = keySnippets({ url: location.origin, organizationId, project, key: apiKey });
  return (
    <Tabs defaultValue="curl" variant="pills">
      <Tabs.List mb="sm" aria-label="Ways to use a key">
        {snippets.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {snippets.map(({ id, label, text }) => (
        <Tabs.Panel key={id} value={id}>
          <CopyField value={text} label={`Copy for ${label}`} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
