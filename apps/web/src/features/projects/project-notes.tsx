import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useFilters } from '../../ui/filters.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useProjectRules } from '../rules/use-project-rules.ts';
import { useProjectSnapshot } from './use-project-source.ts';
import { useProject } from './use-project.ts';
import { nameOfSnapshot } from '../snapshots/name-of-snapshot.ts';

/** Pages whose rows come from a snapshot and the rules. */
const WOVEN: ReadonlySet<string> = new Set(['schema', 'preview', 'rules', 'generate']);
export const isWoven = (tab: string): boolean => WOVEN.has(tab);

/** What makes these pages show something else than others see: an older snapshot, rules that are not saved. */
export function ProjectNotes({ tab }: { readonly tab: string }) {
  return isWoven(tab) ? <Notes tab={tab} /> : null;
}

function Notes({ tab }: { readonly tab: string }) {
  const { project } = useProject();
  const { unsaved } = useProjectRules();
  const { current, snapshots } = useProjectSnapshot();
  const [{ snapshot }, setFilters] = useFilters('snapshot');
  const isOlder = snapshot !== undefined && current !== undefined && current.id !== snapshots.data?.items[0]?.id;
  return (
    <>
      {isOlder && (
        <Group gap={6}>
          <StatusBadge tone="careful">snapshot: {nameOfSnapshot(current)}</StatusBadge>
          <Anchor component="button" type="button" fz="xs" onClick={() => setFilters({ snapshot: undefined })}>
            Take the newest
          </Anchor>
        </Group>
      )}
      {unsaved !== undefined && tab !== 'rules' && tab !== 'generate' && (
        <Anchor component={Link} to={addresses.project(project.id, 'rules')} fz="xs">
          With unsaved rules
        </Anchor>
      )}
    </>
  );
}
