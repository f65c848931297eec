import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Project } from '@rowloom/contract';
import { addresses } from '../../addresses.ts';
import { DiagramSkeleton } from '../../features/diagram/diagram-skeleton.tsx';
import { useWishes } from '../../features/preview/use-wishes.ts';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSource } from '../../features/projects/use-project-source.ts';
import { SchemaView } from '../../features/schema/schema-view.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { HiddenTitle } from '../../ui/page.tsx';

/** The schema as a diagram, and beside it the chosen table with what will fill it. */
export function SchemaPage() {
  const { project } = useProject();
  return (
    <>
      <HiddenTitle title="Schema" of={project.name} />
      <ProjectSchema project={project} />
    </>
  );
}

function ProjectSchema({ project }: { readonly project: Project }) {
  const { source, snapshot, snapshots, error, retry } = useProjectSource();
  const [{ table }, setFilters] = useFilters('table');
  const { wishes } = useWishes();
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (snapshots.data?.items.length === 0) return <NoSnapshot />;
  if (source?.kind !== 'document' || snapshot === undefined)
    return (
      <div role="status" aria-label="Loading">
        <DiagramSkeleton />
      </div>
    );
  return (
    <SchemaView
      source={source}
      schema={source.schema}
      wishes={wishes}
      table={table}
      onChoose={(chosen) => setFilters({ table: chosen })}
      height="calc(100dvh - var(--rl-head))"
      actions={
        <>
          <Button
            component={Link}
            to={addresses.project(project.id, 'preview')}
            search={{ table } as never}
            variant="light"
          >
            See its rows
          </Button>
          <Button
            component={Link}
            to={addresses.project(project.id, 'rules')}
            search={{ table } as never}
            variant="default"
          >
            Its rules
          </Button>
        </>
      }
    />
  );
}
