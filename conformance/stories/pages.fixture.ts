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
