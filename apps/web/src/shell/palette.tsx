import { Spotlight } from '@mantine/spotlight';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePageSession, useUser } from '../api/session-context.ts';
import { useAll, useCall } from '../api/use-call.ts';
import { keyOfTable } from '../features/diagram/diagram-model.ts';
import { organizationNavigation } from './navigation.ts';
import {
  foreignTablePlaces,
  type Go,
  organizationActions,
  pagePlaces,
  personalPlaces,
  projectActions,
  projectPlaces,
  tablePlaces,
  tabPlaces,
} from './palette-places.tsx';
import classes from './palette.module.css';
import { tabsFor } from './project-tabs.ts';
import { useTablesElsewhere } from './use-tables-elsewhere.ts';

const NONE: never[] = [];
/** Tables of other projects are asked for once this many letters are typed: most of whom open the palette want none. */
const FEWEST_LETTERS = 2;

/** Ctrl-K: any project, page, table and action by a few letters of its name. */
export function Palette({ organizationId }: { readonly organizationId: string }) {
  const navigate = useNavigate();
  const { projectId } = useParams({ strict: false });
  const user = useUser();
  const session = usePageSession();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { data: projects = NONE } = useAll('listProjects', { query: { org_id: organizationId } });
  const organization = useCall('getOrganization', { params: { id: organizationId } });
  const project = projects.find(({ id }) => id === projectId);
  const tables = useTablesOf(projectId, isOpen);
  const others = useMemo(() => projects.filter(({ id }) => id !== projectId), [projects, projectId]);
  const elsewhere = useTablesElsewhere(others, isOpen && typed.trim().length >= FEWEST_LETTERS);
  const role = useCall('getMyRole', { params: { id: projectId ?? '' } }, { enabled: projectId !== undefined });
  const permissions = role.data?.permissions ?? [];
  const go: Go = (to, search) => void navigate({ to, search: (search ?? {}) as never });
  const isAdmin = ['admin', 'owner'].includes(organization.data?.my_role ?? '');
  return (
    <Spotlight
      actions={[
        ...(project === undefined
          ? []
          : [
              projectActions(project, permissions, go),
              tabPlaces(project.id, tabsFor(permissions), go),
              tablePlaces(project.id, tables, go),
            ]),
        projectPlaces(projects, go),
        pagePlaces(organizationNavigation(organizationId).flat(), go),
        organizationActions(organizationId, isAdmin, go),
        personalPlaces(user, () => void session.leave(), go),
        foreignTablePlaces(elsewhere, go),
      ]}
      classNames={{ actionBody: classes.body ?? '', actionDescription: classes.description ?? '' }}
      limit={12}
      shortcut={['mod + K']}
      // Its field stays where it is, however many places are found.
      centered={false}
      yOffset="12dvh"
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      nothingFound="Nothing has that name."
      highlightQuery
      onQueryChange={setTyped}
      scrollable
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      searchProps={{ placeholder: 'Project, table, page or action', 'aria-label': 'Go to' }}
    />
  );
}

/** Of the newest snapshot; asked for only once the palette is opened, since a schema may be large. */
function useTablesOf(projectId: string | undefined, isOpen: boolean): readonly string[] {
  const snapshots = useCall(
    'listProjectSnapshots',
    { params: { id: projectId ?? '' }, query: { limit: 1 } },
    { enabled: isOpen && projectId !== undefined },
  );
  const newest = snapshots.data?.items[0]?.id;
  const schema = useCall(
    'getSnapshotSchema',
    { params: { id: newest ?? '' } },
    { enabled: isOpen && newest !== undefined, staleTime: Infinity },
  );
  return schema.data?.tables.map(keyOfTable) ?? [];
}
