import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { useProject } from '../projects/use-project.ts';
import { useProjectRules } from './use-project-rules.ts';

/** A word about rules that only this browser knows, with what that means here. */
export function UnsavedRules({ children }: { readonly children: ReactNode }) {
  const { project } = useProject();
  const { unsaved } = useProjectRules();
  if (unsaved === undefined) return null;
  return (
    <Alert color="yellow" variant="light" py="xs">
      This browser has unsaved rules. {children}{' '}
      <Anchor component={Link} to={addresses.project(project.id, 'rules')} inherit>
        Go to the rules
      </Anchor>
    </Alert>
  );
}
