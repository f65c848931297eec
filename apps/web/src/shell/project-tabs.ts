import type { Permission } from '@rowloom/contract';
import type { ProjectTab } from '../addresses.ts';

export type Tab = {
  readonly path: ProjectTab;
  readonly label: string;
  /** Without it the tab is not there. */
  readonly needs?: Permission;
};

const TABS: readonly Tab[] = [
  { path: 'schema', label: 'Schema' },
  { path: 'preview', label: 'Preview' },
  { path: 'rules', label: 'Rules' },
  { path: 'generate', label: 'Generate' },
  { path: 'runs', label: 'Runs' },
  { path: 'snapshots', label: 'Snapshots' },
  { path: 'connections', label: 'Connections', needs: 'connections.read' },
  { path: 'schedules', label: 'Schedules', needs: 'schedules.read' },
  { path: 'webhooks', label: 'Webhooks', needs: 'webhooks.manage' },
  { path: 'members', label: 'Members' },
  { path: 'audit', label: 'Audit', needs: 'audit.read' },
  { path: 'settings', label: 'Settings' },
];

/** The parts of a project that a role reaches. */
export const tabsFor = (permissions: readonly Permission[]): readonly Tab[] =>
  TABS.filter(({ needs }) => needs === undefined || permissions.includes(needs));

export const tabLabel = (path: string | undefined): string | undefined => TABS.find((tab) => tab.path === path)?.label;
