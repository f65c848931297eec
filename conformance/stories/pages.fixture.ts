import type { Filled } from '../role-matrix/stage.fixture.ts';

export type Place = { readonly organization: string; readonly project: string; readonly filled: Filled };

/** The addresses of an organization's pages. */
export const organizationPages = ({ organization, filled }: Place): readonly string[] =>
  [
    '',
    '/templates',
    '/templates/ecommerce',
    `/templates/${filled.template}`,
    '/snapshots',
    '/runs',
    '/exports',
    '/approvals',
    `/approvals/${filled.approval}`,
    '/usage',
    '/activity',
    '/keys',
    '/organization',
  ].map((path) => `/o/${organization}${path}`);

/** The addresses of a project's pages. */
export const projectPages = ({ project, filled }: Place): readonly string[] =>
  [
    'schema',
    'schema?table=posts',
    'preview',
    'rules',
    'generate',
    'runs',
    `runs/${filled.generation}`,
    `runs/compare?a=${filled.generation}&b=${filled.generation}`,
    'snapshots',
    'connections',
    'schedules',
    'webhooks',
    'members',
    'audit',
    'settings',
  ].map((path) => `/p/${project}/${path}`);

/** The addresses of dialogs over an organization's pages, and over the operators'. */
export const organizationDialogs = ({ organization, filled }: Place): readonly string[] => [
  ...[
    '?new=yes',
    '?new=ddl',
    '?new=connection',
    '/templates?new=yes',
    `/templates/${filled.template}?new=yes`,
    `/templates/${filled.template}?dialog=change`,
    `/templates/${filled.template}?dialog=delete`,
    '/keys?new=yes',
    '/organization?new=yes',
    `/organization?revoke=${filled.invitation}`,
  ].map((path) => `/o/${organization}${path}`),
  '/operator/tiers?edit=pro',
];

/** The addresses of dialogs over a project's pages. */
export const projectDialogs = ({ project, filled }: Place): readonly string[] =>
  [
    'snapshots?new=yes',
    'snapshots?new=template',
    'snapshots?new=ddl',
    'connections?new=yes',
    `connections?edit=${filled.connection}`,
    `connections?delete=${filled.connection}`,
    'schedules?new=yes',
    `schedules?edit=${filled.schedule}`,
    `schedules?delete=${filled.schedule}`,
    'webhooks?new=yes',
    `webhooks?edit=${filled.webhook}`,
    `webhooks?delete=${filled.webhook}`,
    `webhooks?deliveries=${filled.webhook}`,
    'members?new=yes',
  ].map((path) => `/p/${project}/${path}`);

export const entryPages: readonly string[] = ['/sign-in', '/setup', '/invitation', '/verify', '/play'];

export const personalPages: readonly string[] = ['/account', '/new-organization'];

export const operatorPages: readonly string[] = [
  '',
  '/organizations',
  '/users',
  '/runs',
  '/queue',
  '/tiers',
  '/settings',
  '/audit',
].map((path) => `/operator${path}`);
