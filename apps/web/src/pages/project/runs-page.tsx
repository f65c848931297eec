import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PlaySolid } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { chooseTwo } from '../../ui/choose-two.ts';
import { RUN_FILTERS, RunFilters, useRunQuery } from '../../features/runs/run-filters.tsx';
import { RunTable } from '../../features/runs/run-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

export function RunsPage() {
  const { project, may } = useProject();
  const [{ a, b, ...filters }, setFilters] = useFilters(...RUN_FILTERS, 'a', 'b');
  const chosen = [a, b].filter((id) => id !== undefined);
  const runs = useGrowing(
    'listProjectGenerations',
    { params: { id: project.id }, query: useRunQuery() },
    { refetchInterval: 4000 },
  );
  const list = growingList(runs);
  const start = may('generations.start') && (
    <Button component={Link} to={addresses.project(project.id, 'generate')}>
      Generate rows
    </Button>
  );
  return (
    <Page
      title="Runs"
      description="The runs of this project, their targets, and whether every constraint holds."
      actions={start}
    >
      <Surface flush>
        <RunFilters runs={list.items}>
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
        </RunFilters>
        <RunTable
          choice={{
            chosen,
            onChoose: (id) => {
              const [first, second] = chooseTwo(chosen, id);
              setFilters({ a: first, b: second });
            },
          }}
          {...list}
          empty={
            Object.keys(filters).length === 0 ? (
              <EmptyState icon={<PlaySolid width={32} height={32} />} title="No run yet" actions={start} isRepeated>
                A run streams rows into your target; Rowloom keeps none of them.
              </EmptyState>
            ) : (
              <NothingMatches title="No run matches" filters={RUN_FILTERS} />
            )
          }
        />
      </Surface>
    </Page>
  );
}
