import type { OrganizationRole, Permission, ProjectRole } from '@rowloom/contract';

/** Roles of a project from the least to the most, each in a sentence. */
export const ROLES: readonly { readonly value: ProjectRole; readonly label: string; readonly about: string }[] = [
  { value: 'viewer', label: 'Viewer', about: 'Sees everything except connections, schedules and the audit log.' },
  { value: 'approver', label: 'Approver', about: 'Also decides on runs of others, and reads the audit log.' },
  { value: 'data_fabricator', label: 'Data fabricator', about: 'Starts runs and requests approvals.' },
  { value: 'editor', label: 'Editor', about: 'Also changes the project, its rules, connections and schedules.' },
  { value: 'admin', label: 'Admin', about: 'Also manages members, decides on runs, and reads the audit log.' },
  { value: 'owner', label: 'Owner', about: 'Also deletes the project, and makes others owner.' },
];

export const roleLabel = (role: ProjectRole): string => ROLES.find(({ value }) => value === role)?.label ?? role;

/** What a role of the organization is worth in a project without a roster. */
export const WITHOUT_ROSTER: Readonly<Record<OrganizationRole, ProjectRole>> = {
  owner: 'owner',
  admin: 'admin',
  member: 'editor',
};

/** The contract's own matrix, in words; which roles may do a thing is held to the contract by its types and a test. */
export const PERMISSION_WORDS: readonly {
  readonly words: string;
  readonly permissions: readonly Permission[];
  readonly roles: readonly ProjectRole[];
}[] = [
  {
    words: 'See schema, rules, rows, runs, snapshots, members and usage',
    permissions: [
      'project.read',
      'members.read',
      'snapshots.read',
      'generations.read',
      'exports.read',
      'usage.read',
      'approvals.read',
    ],
    roles: ['viewer', 'approver', 'data_fabricator', 'editor', 'admin', 'owner'],
  },
  {
    words: 'Plan a run without starting it',
    permissions: ['generations.plan'],
    roles: ['viewer', 'approver', 'data_fabricator', 'editor', 'admin', 'owner'],
  },
  {
    words: 'Approve or reject runs, except their own',
    permissions: ['approvals.decide'],
    roles: ['approver', 'admin', 'owner'],
  },
  { words: 'Read the audit log', permissions: ['audit.read'], roles: ['approver', 'admin', 'owner'] },
  {
    words: 'Start and cancel runs',
    permissions: ['generations.start', 'generations.cancel'],
    roles: ['data_fabricator', 'editor', 'admin', 'owner'],
  },
  {
    words: 'Request, use and withdraw approvals',
    permissions: ['approvals.request', 'approvals.consume', 'approvals.cancel'],
    roles: ['data_fabricator', 'editor', 'admin', 'owner'],
  },
  {
    words: 'Download exports',
    permissions: ['exports.download'],
    roles: ['data_fabricator', 'editor', 'admin', 'owner'],
  },
  {
    words: 'See connections and schedules',
    permissions: ['connections.read', 'schedules.read'],
    roles: ['data_fabricator', 'editor', 'admin', 'owner'],
  },
  { words: 'Capture snapshots', permissions: ['snapshots.capture'], roles: ['editor', 'admin', 'owner'] },
  {
    words: 'Change the project, its rules, connections and schedules',
    permissions: ['project.edit', 'connections.edit', 'schedules.edit'],
    roles: ['editor', 'admin', 'owner'],
  },
  {
    words: 'Undo runs and delete exports',
    permissions: ['generations.undo', 'exports.delete'],
    roles: ['editor', 'admin', 'owner'],
  },
  {
    words: 'Manage members and webhooks, withdraw any approval',
    permissions: ['members.manage', 'approvals.cancel_any', 'webhooks.manage'],
    roles: ['admin', 'owner'],
  },
  {
    words: 'Delete the project, make others owner',
    permissions: ['project.delete', 'members.make_owner'],
    roles: ['owner'],
  },
];
