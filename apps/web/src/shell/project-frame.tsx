import { Anchor, Box, Group, Tabs, Text } from '@mantine/core';
import { Link, Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { Lock } from 'iconoir-react';
import type { Permission } from '@rowloom/contract';
import { addresses, type ProjectTab } from '../addresses.ts';
import { EngineBadge } from '../features/projects/engine-badge.tsx';
import { ProjectNotes } from '../features/projects/project-notes.tsx';
import { ProjectContext, useProjectAccess } from '../features/projects/use-project.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Frame } from './frame.tsx';
import classes from './project-frame.module.css';

const TABS: readonly (readonly [path: string, label: string, needs?: Permission])[] = [
  ['schema', 'Schema'],
  ['preview', 'Preview'],
  ['rules', 'Rules'],
  ['generate', 'Generate'],
  ['runs', 'Runs'],
  ['snapshots', 'Snapshots'],
  ['connections', 'Connections', 'connections.read'],
  ['schedules', 'Schedules', 'schedules.read'],
  ['members', 'Members'],
  ['audit', 'Audit', 'audit.read'],
  ['settings', 'Settings'],
];

/** A project: its name, its tabs as far as the caller's role reaches, and the page. */
export function ProjectFrame() {
  const { projectId = '' } = useParams({ strict: false });
  const { project, role, error, retry } = useProjectAccess(projectId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
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
  if (project === undefined || role === undefined) return null;
  const current = pathname.split('/')[3] ?? 'schema';
  const tabs = TABS.filter(([, , needs]) => needs === undefined || role.permissions.includes(needs));
  return (
    <Frame organizationId={project.organization_id}>
      <ProjectContext value={{ project, role }}>
        <Box className={classes.head}>
          <Group gap="sm" mb={6}>
            <Text fw={600} fz="lg" className={classes.name}>
              {project.name}
            </Text>
            <EngineBadge engine={project.engine} />
            {project.visibility === 'roster' && (
              <Group gap={4} c="dimmed" fz="xs">
                <Lock width={14} aria-hidden /> Roster only
              </Group>
            )}
            <ProjectNotes tab={current} />
          </Group>
          <Tabs
            value={current}
            onChange={(tab) => void navigate({ to: addresses.project(projectId, (tab ?? 'schema') as ProjectTab) })}
            variant="default"
            keepMounted={false}
          >
            <Tabs.List className={classes.tabs} aria-label="Parts of the project">
              {tabs.map(([path, label]) => (
                <Tabs.Tab key={path} value={path}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
        </Box>
        <Outlet />
      </ProjectContext>
    </Frame>
  );
}
