import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { addresses } from './addresses.ts';
import { SessionGate } from './session/session-gate.tsx';
import { FirstLook } from './shell/pending-frame.tsx';
import { readFilters } from './ui/filters.ts';
import { loadPatiently } from './ui/load-patiently.ts';
import { searchWords } from './ui/search-words.ts';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage, errorComponent: CrashPage });

const page = <Path extends string>(path: Path, load: () => Promise<Record<string, unknown>>, name: string) => ({
  path,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => loadPatiently(load), name),
});

// Before anyone is signed in.
const open = [
  createRoute({ getParentRoute: () => root, ...page('/setup', () => import('./pages/setup-page.tsx'), 'SetupPage') }),
  createRoute({
    getParentRoute: () => root,
    ...page('/invitation', () => import('./pages/invitation-page.tsx'), 'InvitationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...page('/verify', () => import('./pages/verify-page.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...page('/sign-in', () => import('./pages/sign-in-page.tsx'), 'SignInPage'),
  }),
];

const gate = createRoute({ getParentRoute: () => root, id: 'gate', component: SessionGate });
const start = createRoute({
  getParentRoute: () => gate,
  ...page('/', () => import('./pages/start-page.tsx'), 'StartPage'),
});
const account = createRoute({
  getParentRoute: () => gate,
  ...page('/account', () => import('./pages/account-page.tsx'), 'AccountPage'),
});

const newOrganization = createRoute({
  getParentRoute: () => gate,
  ...page('/new-organization', () => import('./pages/new-organization-page.tsx'), 'NewOrganizationPage'),
});

const organization = createRoute({
  getParentRoute: () => gate,
  path: '/o/$organizationId',
  component: lazyRouteComponent(
    () => loadPatiently(() => import('./shell/organization-frame.tsx')),
    'OrganizationFrame',
  ),
});
const ofOrganization = <Path extends string>(path: Path, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({ getParentRoute: () => organization, ...page(path, load, name) });
const organizationPages = [
  ofOrganization('/', () => import('./pages/home-page.tsx'), 'HomePage'),
  ofOrganization('/approvals', () => import('./pages/organization/approvals-page.tsx'), 'ApprovalsPage'),
  ofOrganization('/approvals/$approvalId', () => import('./pages/organization/approval-page.tsx'), 'ApprovalPage'),
  ofOrganization('/templates', () => import('./pages/organization/templates-page.tsx'), 'TemplatesPage'),
  ofOrganization('/templates/$templateId', () => import('./pages/organization/template-page.tsx'), 'TemplatePage'),
  ofOrganization('/runs', () => import('./pages/organization/runs-page.tsx'), 'OrganizationRunsPage'),
  ofOrganization('/snapshots', () => import('./pages/organization/snapshots-page.tsx'), 'OrganizationSnapshotsPage'),
  ofOrganization('/exports', () => import('./pages/organization/exports-page.tsx'), 'ExportsPage'),
];

const governancePages = [
  ofOrganization('/usage', () => import('./pages/organization/usage-page.tsx'), 'UsagePage'),
  ofOrganization('/activity', () => import('./pages/organization/activity-page.tsx'), 'ActivityPage'),
  ofOrganization('/keys', () => import('./pages/organization/keys-page.tsx'), 'KeysPage'),
  ofOrganization('/organization', () => import('./pages/organization/organization-page.tsx'), 'OrganizationPage'),
];

const project = createRoute({
  getParentRoute: () => gate,
  path: '/p/$projectId',
  component: lazyRouteComponent(() => loadPatiently(() => import('./shell/project-frame.tsx')), 'ProjectFrame'),
});
const ofProject = <Path extends string>(path: Path, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({ getParentRoute: () => project, ...page(path, load, name) });
const projectPages = [
  createRoute({
    getParentRoute: () => project,
    path: '/',
    beforeLoad: ({ params }) => {
      throw redirect({ to: addresses.project(params.projectId), replace: true });
    },
  }),
  ofProject('/schema', () => import('./pages/project/schema-page.tsx'), 'SchemaPage'),
  ofProject('/preview', () => import('./pages/project/preview-page.tsx'), 'PreviewPage'),
  ofProject('/rules', () => import('./pages/project/rules-page.tsx'), 'RulesPage'),
  ofProject('/generate', () => import('./pages/project/generate-page.tsx'), 'GeneratePage'),
  ofProject('/connections', () => import('./pages/project/connections-page.tsx'), 'ConnectionsPage'),
  createRoute({
    getParentRoute: () => project,
    path: '/snapshots/$snapshotId',
    beforeLoad: ({ params: { projectId, snapshotId } }) => {
      throw redirect({
        to: addresses.project(projectId, 'snapshots'),
        search: { snapshot: snapshotId } as never,
        replace: true,
      });
    },
  }),
  ofProject('/snapshots', () => import('./pages/project/snapshots-page.tsx'), 'SnapshotsPage'),
  ofProject('/schedules', () => import('./pages/project/schedules-page.tsx'), 'SchedulesPage'),
  ofProject('/webhooks', () => import('./pages/project/webhooks-page.tsx'), 'WebhooksPage'),
  ofProject('/members', () => import('./pages/project/members-page.tsx'), 'MembersPage'),
  ofProject('/audit', () => import('./pages/project/audit-page.tsx'), 'AuditPage'),
  ofProject('/settings', () => import('./pages/project/settings-page.tsx'), 'SettingsPage'),
  ofProject('/runs', () => import('./pages/project/runs-page.tsx'), 'RunsPage'),
  ofProject('/runs/compare', () => import('./pages/project/compare-runs-page.tsx'), 'CompareRunsPage'),
  ofProject('/runs/$runId', () => import('./pages/project/run-page.tsx'), 'RunPage'),
];

const operator = createRoute({
  getParentRoute: () => gate,
  path: '/operator',
  component: lazyRouteComponent(() => loadPatiently(() => import('./shell/operator-frame.tsx')), 'OperatorFrame'),
});
const ofOperator = <Path extends string>(path: Path, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({ getParentRoute: () => operator, ...page(path, load, name) });
const operatorPages = [
  ofOperator('/', () => import('./pages/operator/system-page.tsx'), 'SystemPage'),
  ofOperator('/organizations', () => import('./pages/operator/organizations-page.tsx'), 'OrganizationsPage'),
  ofOperator('/users', () => import('./pages/operator/users-page.tsx'), 'UsersPage'),
  ofOperator('/runs', () => import('./pages/operator/runs-page.tsx'), 'OperatorRunsPage'),
  ofOperator('/queue', () => import('./pages/operator/queue-page.tsx'), 'QueuePage'),
  ofOperator('/tiers', () => import('./pages/operator/tiers-page.tsx'), 'TiersPage'),
  ofOperator('/settings', () => import('./pages/operator/settings-page.tsx'), 'OperatorSettingsPage'),
  ofOperator('/audit', () => import('./pages/operator/audit-page.tsx'), 'OperatorAuditPage'),
];

const tree = root.addChildren([
  ...open,
  gate.addChildren([
    start,
    account,
    newOrganization,
    organization.addChildren([...organizationPages, ...governancePages]),
    project.addChildren(projectPages),
    operator.addChildren(operatorPages),
  ]),
]);

export const makeRouter = () =>
  createRouter({
    ...searchWords,
    routeTree: tree,
    InnerWrap: FirstLook,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 200,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
