/** What the router takes for an address that needs no parameters. */
export type Address = '/';

const at = (path: string): Address => path as Address;

export type ProjectTab =
  | 'schema'
  | 'preview'
  | 'rules'
  | 'generate'
  | 'runs'
  | 'snapshots'
  | 'connections'
  | 'schedules'
  | 'webhooks'
  | 'members'
  | 'audit'
  | 'settings';

export type OrganizationPage =
  | 'templates'
  | 'snapshots'
  | 'runs'
  | 'exports'
  | 'approvals'
  | 'usage'
  | 'activity'
  | 'keys'
  | 'organization';

export type OperatorPage = 'organizations' | 'users' | 'runs' | 'queue' | 'tiers' | 'settings' | 'audit';

/** The addresses of all pages, in one place. */
export const addresses = {
  start: at('/'),
  account: at('/account'),
  newOrganization: at('/new-organization'),
  operator: at('/operator'),
  operatorPage: (page: OperatorPage): Address => at(`/operator/${page}`),
  home: (organization: string): Address => at(`/o/${organization}`),
  organization: (organization: string, page: OrganizationPage): Address => at(`/o/${organization}/${page}`),
  approval: (organization: string, approval: string): Address => at(`/o/${organization}/approvals/${approval}`),
  template: (organization: string, template: string): Address => at(`/o/${organization}/templates/${template}`),
  project: (project: string, tab: ProjectTab = 'schema'): Address => at(`/p/${project}/${tab}`),
  compareRuns: (project: string): Address => at(`/p/${project}/runs/compare`),
  run: (project: string, run: string): Address => at(`/p/${project}/runs/${run}`),
  snapshot: (project: string, snapshot: string): Address => at(`/p/${project}/snapshots/${snapshot}`),
};
