import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Camera } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useProject } from './use-project.ts';

export function NoSnapshot() {
  const { project, may } = useProject();
  return (
    <EmptyState
      icon={<Camera width={32} height={32} />}
      title="This project has no schema yet"
      actions={
        may('snapshots.capture') && (
          <Button component={Link} to={addresses.project(project.id, 'snapshots')}>
            Capture a snapshot
          </Button>
        )
      }
    >
      A snapshot contains the tables and constraints of your database, but none of its rows.
    </EmptyState>
  );
}
