/** The answers that are no longer true when a roster has changed: who sees the project follows from it. */
export const MEMBER_CHANGES = ['listMembers', 'getProject', 'getMyRole', 'listProjects'] as const;
