import { Button, Group, Text } from '@mantine/core';
import { StatusFilter } from '../../features/runs/status-filter.tsx';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useGrowing } from '../../api/use-call.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { chooseTwo } from '../../ui/choose-two.ts';
import { RunTable } from '../../features/runs/run-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

export function RunsPage() {
  const { project, may } = useProject();
  const [{ status, a, b }, setFilters] = useFilters('status', 'a', 'b');
  const chosen = [a, b].filter((id) => id !== undefined);
  const runs = useGrowing(
    'listProjectGenerations',
    { params: { id: project.id }, query: status === undefined ? {} : { status: status as never } },
    { refetchInterval: 4000 },
  );
  const start = may('generations.start') && (
    <Button component={Link} to={addresses.project(project.id, 'generate')}>
      Generate rows
    </Button>
  );
  return (
    <Page title="Runs" description="What ran, where, and whether every constraint holds." actions={start}>
      <Surface flush>
        <Group p="sm">
          <StatusFilter />
          {chosen.length === 2 ? (
            <Button component={Link} to={addresses.compareRuns(project.id)} search={{ a, b } as never} variant="light">
              Compare the two
            </Button>
          ) : (
            chosen.length === 1 && (
              <Text c="dimmed" fz="sm" role="status">
                Choose another one to compare it with.
              </Text>
            )
          )}
        </Group>
        <RunTable
          choice={{
            chosen,
            onChoose: (id) => {
              const [first, second] = chooseTwo(chosen, id);
              setFilters({ a: first, b: second });
            },
          }}
          {...growingList(runs)}
          empty={
            status === undefined ? (
              <EmptyState title="No run yet" actions={start}>
                A run streams rows into your target; Rowloom keeps none of them.
              </EmptyState>
            ) : (
              <NothingMatches title="No run has this status" filters={['status']} />
            )
          }
        />
      </Surface>
    </Page>
  );
}
