import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import type { Permission, Project, User } from '@rowloom/contract';
import {
  Book,
  CalendarPlus,
  Camera,
  Database,
  Internet,
  Key,
  LogOut,
  MailOpen,
  Page,
  PlaySolid,
  Plus,
  Table2Columns,
  User as Person,
  UserPlus,
} from 'iconoir-react';
import type { ComponentType, SVGProps } from 'react';
import { type Address, addresses } from '../addresses.ts';
import { ENGINE_NAMES } from '../features/projects/engine-badge.tsx';
import { type NavigationItem, OPERATOR_ITEM } from './navigation.ts';
import type { Tab } from './project-tabs.ts';
import type { ProjectTables } from './use-tables-elsewhere.ts';

export type Go = (to: Address, search?: Readonly<Record<string, string>>) => void;

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const action = (id: string, label: string, Picture: Icon, onClick: () => void, rest = {}): SpotlightActionData => ({
  id,
  label,
  leftSection: <Picture width={18} />,
  onClick,
  ...rest,
});

export const pagePlaces = (pages: readonly NavigationItem[], go: Go): SpotlightActionGroupData => ({
  group: 'Pages',
  actions: pages.map(({ label, to, icon }) => action(`page-${label}`, label, icon, () => go(to))),
});

export const projectPlaces = (projects: readonly Project[], go: Go): SpotlightActionGroupData => ({
  group: 'Projects',
  actions: projects.map(({ id, name, engine }) =>
    action(id, name, Database, () => go(addresses.project(id)), { description: ENGINE_NAMES[engine] }),
  ),
});

/** Where one can go within the project that one is in. */
export const tabPlaces = (project: string, tabs: readonly Tab[], go: Go): SpotlightActionGroupData => ({
  group: 'Pages of this project',
  actions: tabs.map(({ path, label }) =>
    action(`tab-${path}`, label, Page, () => go(addresses.project(project, path))),
  ),
});

/** The tables of the project that one is in. */
export const tablePlaces = (project: string, tables: readonly string[], go: Go): SpotlightActionGroupData => ({
  group: 'Tables of this project',
  actions: tables.map((table) =>
    action(`table-${table}`, table, Table2Columns, () => go(addresses.project(project, 'schema'), { table })),
  ),
});

/** The tables of projects that one is not in; the name of the project tells those of one name apart. */
export const foreignTablePlaces = (found: readonly ProjectTables[], go: Go): SpotlightActionGroupData => ({
  group: 'Tables of other projects',
  actions: found.flatMap(({ project, tables }) =>
    tables.map((table) =>
      action(
        `table-${project.id}-${table}`,
        table,
        Table2Columns,
        () => go(addresses.project(project.id, 'schema'), { table }),
        { description: project.name },
      ),
    ),
  ),
});

const NEW = { new: 'yes' };

export const organizationActions = (organization: string, isAdmin: boolean, go: Go): SpotlightActionGroupData => ({
  group: 'Actions',
  actions: [
    action('new-project', 'New project', Plus, () => go(addresses.home(organization), NEW)),
    action('new-key', 'Create an API key', Key, () => go(addresses.organization(organization, 'keys'), NEW)),
    ...(isAdmin
      ? [
          action('invite', 'Invite somebody', MailOpen, () =>
            go(addresses.organization(organization, 'organization'), NEW),
          ),
          action('new-template', 'New template', Book, () =>
            go(addresses.organization(organization, 'templates'), NEW),
          ),
        ]
      : []),
  ],
});

/** What concerns whoever is signed in, wherever they are. */
export const personalPlaces = (user: User, leave: () => void, go: Go): SpotlightActionGroupData => ({
  group: 'You',
  actions: [
    action('account', 'Account and password', Person, () => go(addresses.account)),
    action('new-organization', 'New organization', Plus, () => go(addresses.newOrganization)),
    ...(user.operator ? [action('operator', OPERATOR_ITEM.label, OPERATOR_ITEM.icon, () => go(OPERATOR_ITEM.to))] : []),
    // Two pages of their own, which the router does not know.
    action('reference', 'API reference', Book, () => location.assign('/docs')),
    action('playground', 'Playground', Table2Columns, () => location.assign('/play')),
    action('sign-out', 'Sign out', LogOut, leave),
  ],
});

/** What the caller's role allows in the project that one is in. */
export const projectActions = (
  project: Project,
  permissions: readonly Permission[],
  go: Go,
): SpotlightActionGroupData => {
  const known: readonly (readonly [Permission, SpotlightActionData])[] = [
    [
      'generations.start',
      action('generate', 'Generate rows', PlaySolid, () => go(addresses.project(project.id, 'generate'))),
    ],
    [
      'snapshots.capture',
      action('capture', 'Capture a snapshot', Camera, () => go(addresses.project(project.id, 'snapshots'), NEW)),
    ],
    [
      'connections.edit',
      action('connect', 'New connection', Database, () => go(addresses.project(project.id, 'connections'), NEW)),
    ],
    [
      'schedules.edit',
      action('schedule', 'New schedule', CalendarPlus, () => go(addresses.project(project.id, 'schedules'), NEW)),
    ],
    [
      'webhooks.manage',
      action('webhook', 'New webhook', Internet, () => go(addresses.project(project.id, 'webhooks'), NEW)),
    ],
    [
      'members.manage',
      action('member', 'Add a member', UserPlus, () => go(addresses.project(project.id, 'members'), NEW)),
    ],
  ];
  return {
    group: 'In this project',
    actions: known.filter(([needs]) => permissions.includes(needs)).map(([, item]) => item),
  };
};
