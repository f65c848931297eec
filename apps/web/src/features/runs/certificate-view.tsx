import { Accordion, Group, Stack, Table, Text } from '@mantine/core';
import type { Certificate, Generation } from '@rowloom/contract';
import { ShieldCheck, WarningTriangle } from 'iconoir-react';
import { useCall } from '../../api/use-call.ts';
import { countOf, formatNumber } from '../../ui/format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';

/** Every constraint of the target, examined again over its rows after the run. */
export function CertificateView({ run }: { readonly run: Generation }) {
  const certificate = useCall('getCertificate', { params: { id: run.id } }, { enabled: run.certificate !== null });
  if (run.certificate === null) return null;
  return (
    <Surface title="Certificate">
      <QueryView query={certificate}>
        {(data) => (
          <Stack>
            <Verdict certificate={data} />
            {/* Hundreds of tables have thousands of constraints: those of a table are drawn once it is opened. */}
            <Accordion variant="contained" radius="md" keepMounted={false}>
              {data.tables.map((table) => (
                <CertifiedTable key={table.name} table={table} />
              ))}
            </Accordion>
          </Stack>
        )}
      </QueryView>
    </Surface>
  );
}

function Verdict({ certificate }: { readonly certificate: Certificate }) {
  const { violations, unexamined, differences = 0, tables, server_version: server } = certificate;
  const examined = tables.reduce((sum, { constraints }) => sum + constraints.length, 0);
  const isGood = violations === 0 && differences === 0;
  const Icon = isGood ? ShieldCheck : WarningTriangle;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icon width={26} height={26} aria-hidden />
      <div>
        <Text fw={600}>
          {isGood
            ? `${countOf(examined, 'constraint')} examined, no violation`
            : `${countOf(violations, 'violation')}, ${countOf(differences, 'difference')} from the plan`}
        </Text>
        <Text c="dimmed" fz="sm">
          By the server itself ({server}).
          {unexamined > 0 && ` ${countOf(unexamined, 'constraint')} could not be examined.`}
        </Text>
      </div>
    </Group>
  );
}

function CertifiedTable({ table }: { readonly table: Certificate['tables'][number] }) {
  const broken = table.constraints.reduce((sum, { violations }) => sum + (violations ?? 0), 0);
  const changes = table.changes ?? [];
  return (
    <Accordion.Item value={table.name}>
      <Accordion.Control>
        <Group justify="space-between" wrap="nowrap" pe="sm">
          <Text truncate>{table.name}</Text>
          <Group gap="sm" wrap="nowrap">
            {table.rows !== null && (
              <Text fz="sm" c="dimmed">
                {countOf(table.rows, 'row')}
              </Text>
            )}
            <StatusBadge tone={broken + changes.length === 0 ? 'good' : 'bad'}>
              {broken + changes.length === 0 ? 'holds' : countOf(broken + changes.length, 'fault')}
            </StatusBadge>
          </Group>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        {changes.map((change) => (
          <Text key={change} c="red" fz="sm">
            {change}
          </Text>
        ))}
        {table.not_compared !== undefined && (
          <Text c="dimmed" fz="sm">
            {table.not_compared}
          </Text>
        )}
        <Constraints of={table.constraints} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

type CertifiedConstraint = Certificate['tables'][number]['constraints'][number];

function Constraints({ of: constraints }: { readonly of: readonly CertifiedConstraint[] }) {
  return (
    <Table.ScrollContainer minWidth={420} type="native">
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Constraint</Table.Th>
            <Table.Th>Kind</Table.Th>
            <Table.Th ta="end">Rows examined</Table.Th>
            <Table.Th ta="end">Violations</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {constraints.map(({ kind, name, rows_examined: rows, violations, note }) => (
            <Table.Tr key={`${kind}.${name}`}>
              <Table.Td>
                {name}
                {note !== undefined && (
                  <Text fz="xs" c="dimmed">
                    {note}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{kind.replaceAll('_', ' ')}</Table.Td>
              <Table.Td ta="end">{formatNumber(rows)}</Table.Td>
              <Table.Td ta="end">{violations === null ? 'not examined' : formatNumber(violations)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
