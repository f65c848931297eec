import { Box, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { Diagram } from '../../features/diagram/diagram.tsx';
import { useWishes } from '../../features/preview/use-wishes.ts';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSource } from '../../features/projects/use-project-source.ts';
import { TablePanel } from '../../features/schema/table-panel.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { SkeletonLines } from '../../ui/query-view.tsx';
import classes from './schema-page.module.css';

/** The schema as a diagram, and beside it the chosen table with what will fill it. */
export function SchemaPage() {
  const { project } = useProject();
  useDocumentTitle(`Schema of ${project.name} · Rowloom`);
  const { source, snapshot, snapshots, error } = useProjectSource();
  const [{ table }, setFilters] = useFilters('table');
  const { wishes } = useWishes();
  if (error !== null) return <ErrorState error={error} />;
  if (snapshots.data?.items.length === 0) return <NoSnapshot />;
  if (source?.kind !== 'document' || snapshot === undefined) return <SkeletonLines lines={8} />;
  return (
    <Box className={classes.page} data-open={table !== undefined}>
      <div className={classes.diagram}>
        <Diagram
          schemaKey={source.key}
          schema={source.schema}
          chosen={table}
          onChoose={(chosen) => setFilters({ table: chosen })}
        />
      </div>
      {table !== undefined && (
        <TablePanel source={source} wishes={wishes} table={table} onClose={() => setFilters({ table: undefined })}>
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
        </TablePanel>
      )}
    </Box>
  );
}
