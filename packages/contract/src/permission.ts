import { PROJECT_ROLES, type ProjectRole } from './role.ts';

const READERS: readonly ProjectRole[] = PROJECT_ROLES;
const DECIDERS: readonly ProjectRole[] = ['approver', 'admin', 'owner'];
const RUNNERS: readonly ProjectRole[] = ['data_fabricator', 'editor', 'admin', 'owner'];
const EDITORS: readonly ProjectRole[] = ['editor', 'admin', 'owner'];
const ADMINS: readonly ProjectRole[] = ['admin', 'owner'];
const OWNERS: readonly ProjectRole[] = ['owner'];

/** Which roles have which permissions in a project: the contract's matrix, the only source. */
export const PERMISSIONS = {
  'project.read': READERS,
  'members.read': READERS,
  'snapshots.read': READERS,
  'generations.read': READERS,
  'exports.read': READERS,
  'usage.read': READERS,
  'approvals.read': READERS,
  'generations.plan': READERS,
  'approvals.decide': DECIDERS,
  'audit.read': DECIDERS,
  'generations.start': RUNNERS,
  'generations.cancel': RUNNERS,
  'approvals.request': RUNNERS,
  'approvals.consume': RUNNERS,
  /** The requester's own; an admin or owner cancels anyone's. */
  'approvals.cancel': RUNNERS,
  'exports.download': RUNNERS,
  'connections.read': RUNNERS,
  'schedules.read': RUNNERS,
  'snapshots.capture': EDITORS,
  'project.edit': EDITORS,
  'connections.edit': EDITORS,
  'schedules.edit': EDITORS,
  'generations.undo': EDITORS,
  'exports.delete': EDITORS,
  'approvals.cancel_any': ADMINS,
  'members.manage': ADMINS,
  /** An event reveals activity to others. */
  'webhooks.manage': ADMINS,
  'project.delete': OWNERS,
  'members.make_owner': OWNERS,
} as const satisfies Record<string, readonly ProjectRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as readonly Permission[];

export const isAllowed = (role: ProjectRole, permission: Permission): boolean => PERMISSIONS[permission].includes(role);

export const permissionsOf = (role: ProjectRole): readonly Permission[] =>
  PERMISSION_NAMES.filter((permission) => isAllowed(role, permission));
