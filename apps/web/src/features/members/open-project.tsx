import { Text } from '@mantine/core';
import type { OrganizationMember } from '@rowloom/contract';
import { useAll } from '../../api/use-call.ts';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useProject } from '../projects/use-project.ts';
import { roleLabel, WITHOUT_ROSTER } from './role-words.ts';

const COLUMNS: readonly DataColumn<OrganizationMember>[] = [
  {
    header: 'Person',
    cell: ({ name, email }) => (
      <>
        <Text fw={550}>{name}</Text>
        <Text fz="xs" c="dimmed">
          {email}
        </Text>
      </>
    ),
  },
  { header: 'Role here', cell: ({ role }) => roleLabel(WITHOUT_ROSTER[role]) },
  { header: 'In the organization', secondary: true, cell: ({ role }) => role },
];

/** Everyone in the organization, with what they are in a project without a roster. */
export function OpenProject() {
  const { project } = useProject();
  const people = useAll('listOrganizationMembers', { params: { id: project.organization_id } }, { staleTime: 60_000 });
  return (
    <Surface title="Everyone in the organization" flush>
      <FindableTable
        find={{ label: 'Find a member', textOf: ({ name, email, role }) => `${name} ${email} ${role}` }}
        label="Everyone in the organization"
        columns={COLUMNS}
        items={people.data}
        keyOf={({ user_id: user }) => user}
        error={people.error}
        onRetry={() => void people.refetch()}
        empty={<EmptyState title="Nobody is in the organization" />}
      />
    </Surface>
  );
}
