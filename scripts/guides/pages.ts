/** Pages of a service, in reading order: each continues with the results of earlier ones. */
export const SERVICE_PAGES = [
  'docs/guide/service.md',
  'docs/guide/ci.md',
  'docs/guide/approvals.md',
  'docs/guide/schedules.md',
  'docs/guide/webhooks.md',
  'docs/guide/key-rotation.md',
  'docs/guide/operating.md',
  'docs/reference/audit.md',
] as const;

/** Those that need no service, in reading order: each continues with the files of earlier ones. */
export const ALONE_PAGES = [
  'docs/guide/quick-start.md',
  'docs/guide/rules.md',
  'docs/guide/prisma.md',
  'docs/guide/drizzle.md',
  'docs/guide/cyclic-keys.md',
  'docs/guide/triggers.md',
  'docs/guide/multi-tenant.md',
  'docs/guide/scale.md',
] as const;

/** They continue with those files, and take minutes: only the check of the package follows them. */
export const SLOW_PAGES = [
  'docs/guide/databases.md',
  'docs/reference/ledger.md',
  'docs/guide/profile.md',
  'docs/guide/project.md',
  'docs/guide/agents.md',
  'docs/reference/rules.md',
  'docs/reference/derive.md',
  'docs/reference/generators.md',
  'apps/cli/README.md',
] as const;

/** Read by a person whose colleague has set up the service. */
export const TOUR_PAGE = 'README.md';
