import { Anchor, Box, Group, Tabs, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Link, Outlet, useLocation, useMatches, useNavigate, useParams } from '@tanstack/react-router';
import { Lock } from 'iconoir-react';
import { useEffect, useRef } from 'react';
import type { Project, ProjectRole } from '@rowloom/contract';
import { addresses, type ProjectTab } from '../addresses.ts';
import { useAll, useCall } from '../api/use-call.ts';
import { EngineBadge } from '../features/projects/engine-badge.tsx';
import { isWoven, ProjectNotes } from '../features/projects/project-notes.tsx';
import { snapshotsOf } from '../features/projects/use-project-source.ts';
import { ProjectContext, useProjectAccess } from '../features/projects/use-project.ts';
import { rulesOf } from '../features/rules/use-project-rules.ts';
import { roleLabel } from '../features/members/role-words.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Frame } from './frame.tsx';
import { PendingFrame } from './pending-frame.tsx';
import classes from './project-frame.module.css';
import { tabLabel, tabsFor } from './project-tabs.ts';

/** Pixels of a head with a name of one line, until it is measured. */
const USUAL_HEIGHT = 84;

/** A project: its name, its tabs as far as the caller's role reaches, and the page. */
export function ProjectFrame() {
  const { projectId = '' } = useParams({ strict: false });
  const { project, role, error, retry } = useProjectAccess(projectId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The address is ahead of the page for as long as the page is loaded, and may be that of a page elsewhere.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname.split('/')[3] });
  const current = (pathname.startsWith('/p/') ? pathname.split('/')[3] : shown) ?? 'schema';
  const tabList = useChosenInView();
  const { ref: head, height } = useElementSize();
  if (error !== null)
    return (
      <Box component="main">
        <ErrorState error={error} onRetry={retry} />
        <Group justify="center">
          <Anchor component={Link} to="/">
            Go to the first page
          </Anchor>
        </Group>
      </Box>
    );
  if (project === undefined || role === undefined)
    return (
      <PendingFrame>
        <AskAhead projectId={projectId} tab={current} />
      </PendingFrame>
    );
  const tabs = tabsFor(role.permissions);
  const closed = tabs.some(({ path }) => path === shown) ? undefined : tabLabel(shown);
  return (
    <Frame organizationId={project.organization_id}>
      <ProjectContext value={{ project, role }}>
        <Box ref={head}>
          <Box className={classes.head}>
            <Heading project={project} tab={current} />
            <Tabs
              value={current}
              onChange={(tab) => void navigate({ to: addresses.project(projectId, (tab ?? 'schema') as ProjectTab) })}
              variant="default"
              keepMounted={false}
            >
              <Tabs.List ref={tabList} className={classes.tabs} aria-label="Parts of the project">
                {tabs.map(({ path, label }) => (
                  <Tabs.Tab key={path} value={path}>
                    {label}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
          </Box>
        </Box>
        <Box style={{ '--rl-head': `${height === 0 ? USUAL_HEIGHT : height}px` }}>
          {closed === undefined ? <Outlet /> : <Closed key={closed} tab={closed} role={role.role} />}
        </Box>
      </ProjectContext>
    </Frame>
  );
}

/** What frame and page will need is asked for together with the project, not after it. */
function AskAhead({ projectId, tab }: { readonly projectId: string; readonly tab: string }) {
  const enabled = isWoven(tab);
  useAll('listOrganizations', {});
  useCall('getProjectRules', rulesOf(projectId), { enabled });
  useCall('listProjectSnapshots', snapshotsOf(projectId), { enabled });
  return null;
}

/** Its name, and what is to be known of it on every tab. */
function Heading({ project, tab }: { readonly project: Project; readonly tab: string }) {
  return (
    <Group gap="sm" mb={6}>
      <Text fw={600} fz="lg" className={classes.name} lineClamp={2}>
        {project.name}
      </Text>
      <EngineBadge engine={project.engine} />
      {project.visibility === 'roster' && (
        <Group gap={4} c="dimmed" fz="xs">
          <Lock width={14} aria-hidden /> Roster only
        </Group>
      )}
      <ProjectNotes tab={tab} />
    </Group>
  );
}

/** By a link that somebody else sent: the tab is not there for this role, and neither is the page. */
function Closed({ tab, role }: { readonly tab: string; readonly role: ProjectRole }) {
  return (
    <EmptyState icon={<Lock width={32} height={32} />} title="You have no access to this page">
      {tab} needs a different role in the project than yours ({roleLabel(role).toLowerCase()}). Ask its owners or
      admins.
    </EmptyState>
  );
}

/** On a narrow screen the list of tabs is longer than the screen is wide: the chosen one is brought into view. */
function useChosenInView() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current === null || tab === null || tab === undefined) return;
    const room = list.current.clientWidth - tab.offsetWidth;
    list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - room / 2;
  });
  return list;
}
