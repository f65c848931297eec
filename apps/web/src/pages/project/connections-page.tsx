import { Button } from '@mantine/core';
import { Database, Plus } from 'iconoir-react';
import { useAll } from '../../api/use-call.ts';
import { ConnectionDialog } from '../../features/connections/connection-dialog.tsx';
import { ConnectionTable } from '../../features/connections/connection-table.tsx';
import { DeleteConnection } from '../../features/connections/delete-connection.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Where schemas are read from and rows go to. */
export function ConnectionsPage() {
  const { project, may } = useProject();
  const connections = useAll('listConnections', { params: { id: project.id } });
  const [isNew, setNew] = useOpened();
  const [edited, setEdited] = useAbout('edit', connections.data, idOf);
  const [removed, setRemoved] = useAbout('delete', connections.data, idOf);
  const isEditor = may('connections.edit');
  const add = isEditor && (
    <Button leftSection={<Plus width={18} />} onClick={() => setNew(true)}>
      New connection
    </Button>
  );
  return (
    <Page title="Connections" description="Where Rowloom reads schemas and writes rows." actions={add}>
      <Surface flush>
        <ConnectionTable
          items={connections.data}
          error={connections.error}
          onRetry={() => void connections.refetch()}
          onEdit={setEdited}
          onRemove={setRemoved}
          empty={
            <EmptyState icon={<Database width={32} height={32} />} title="No connection yet" actions={add} isRepeated>
              With one, rows go straight into your own database, a folder or a bucket.
            </EmptyState>
          }
        />
      </Surface>
      <ConnectionDialog
        opened={isEditor && (isNew || edited !== undefined)}
        connection={edited}
        onClose={() => {
          setEdited(undefined);
          setNew(false);
        }}
      />
      <DeleteConnection connection={isEditor ? removed : undefined} onClose={() => setRemoved(undefined)} />
    </Page>
  );
}
