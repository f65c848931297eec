import { Table, Text, VisuallyHidden } from '@mantine/core';
import type { ProjectRole } from '@rowloom/contract';
import { Check } from 'iconoir-react';
import { PERMISSION_WORDS, ROLES } from './role-words.ts';

/** What each role may do; one's own is marked. */
export function RoleTable({ mine }: { readonly mine: ProjectRole }) {
  return (
    <Table.ScrollContainer
      pos="relative"
      minWidth={640}
      type="native"
      tabIndex={0}
      role="region"
      aria-label="What each role may do"
    >
      <Table verticalSpacing={7} horizontalSpacing={14} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>May</Table.Th>
            {ROLES.map(({ value, label }) => (
              <Table.Th key={value} ta="center" c={value === mine ? 'var(--rl-accent)' : 'inherit'}>
                {label}
                {value === mine && (
                  <Text fz={11} fw={400}>
                    yours
                  </Text>
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PERMISSION_WORDS.map(({ words, roles }) => (
            <Table.Tr key={words}>
              <Table.Td>{words}</Table.Td>
              {ROLES.map(({ value }) => (
                <Table.Td key={value} ta="center" bg={value === mine ? 'var(--rl-accent-soft)' : 'transparent'}>
                  {roles.includes(value) ? (
                    <Check width={16} height={16} aria-label="yes" />
                  ) : (
                    <VisuallyHidden>no</VisuallyHidden>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
