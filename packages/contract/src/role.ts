export const PROJECT_ROLES = ['viewer', 'approver', 'data_fabricator', 'editor', 'admin', 'owner'] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];

export const ORGANIZATION_ROLES = ['member', 'admin', 'owner'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** A member's role in a project without a roster. */
export const ROLE_WITHOUT_ROSTER = { owner: 'owner', admin: 'admin', member: 'editor' } as const satisfies Record<
  OrganizationRole,
  ProjectRole
>;

export const hasOrganizationRole = (held: OrganizationRole, needed: OrganizationRole): boolean =>
  ORGANIZATION_ROLES.indexOf(held) >= ORGANIZATION_ROLES.indexOf(needed);
