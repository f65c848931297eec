import type { Operation, OperationWord } from '../operation.ts';

const ORGANIZATION: OperationWord = {
  name: 'ORG',
  help: "the organization's name or id",
  into: 'params.id',
  resource: 'anyOrganization',
};
const USER: OperationWord = {
  name: 'WHO',
  help: 'the e-mail address or id of the account',
  into: 'params.id',
  resource: 'anyUser',
};

/** The operator console over HTTP: each command asks for an operator's password. */
export const adminActions = {
  orgs: {
    operation: 'adminListOrganizations',
    summary: 'list all organizations',
    columns: ['name', 'tier', 'members_count', 'projects_count', 'rows_consumed', 'bonus_rows', 'suspended', 'id'],
    examples: [['rowloom admin orgs --search acme', 'by a part of the name']],
  },
  'edit-org': {
    operation: 'adminUpdateOrganization',
    summary: 'give an organization another tier, or suspend it',
    words: [ORGANIZATION],
    says: '{name}: tier {tier}, suspended: {suspended}.',
    examples: [['rowloom admin edit-org Acme --tier team', 'another tier']],
  },
  grant: {
    operation: 'adminGrantBonusRows',
    summary: 'grant an organization bonus rows',
    words: [ORGANIZATION],
    says: '{name} has {bonus_rows} bonus rows.',
    examples: [['rowloom admin grant Acme --rows 5M --reason "launch"', 'five million more']],
  },
  users: {
    operation: 'adminListUsers',
    summary: 'list all accounts',
    columns: ['email', 'name', 'operator', 'disabled', 'organizations_count', 'active_sessions', 'active_keys', 'id'],
    examples: [['rowloom admin users --search grace', 'by a part of name or address']],
  },
  'edit-user': {
    operation: 'adminUpdateUser',
    summary: 'disable an account, make it an operator, or confirm its address',
    words: [USER],
    says: '{email}: operator: {operator}, disabled: {disabled}.',
    examples: [['rowloom admin edit-user grace@example.com --disabled yes', 'sessions and keys end at once']],
  },
  'end-sessions': {
    operation: 'adminEndSessions',
    summary: 'end all sessions of an account',
    words: [USER],
    says: '{sessions_ended} sessions have ended.',
    examples: [['rowloom admin end-sessions grace@example.com', 'she has to sign in again']],
  },
  runs: {
    operation: 'adminListGenerations',
    summary: 'list the runs of all organizations',
    columns: ['id', 'status', 'rows_generated', 'created_at', 'organization_id', 'project_id'],
    examples: [['rowloom admin runs --status running', 'what is going on?']],
  },
  'cancel-run': {
    operation: 'adminCancelGeneration',
    summary: 'stop a run of any organization',
    words: [{ name: 'ID', help: 'the id of the run', into: 'params.id' }],
    says: '{id} is {status}; it stops at the next chunk.',
    examples: [['rowloom admin cancel-run gen_01k…', 'enough']],
  },
  'set-owner': {
    operation: 'adminSetProjectOwner',
    summary: 'make somebody owner of a project that has no owner',
    words: [
      { name: 'PROJECT', help: 'the id of the project', into: 'params.id' },
      { ...USER, into: 'body.user_id' },
    ],
    says: '{email} is {role} now.',
    examples: [['rowloom admin set-owner prj_01k… grace@example.com', 'a new owner']],
  },
  tiers: {
    operation: 'adminListTiers',
    summary: 'list the tiers',
    columns: ['name', 'rows_per_period', 'per_request_cap', 'api_access', 'organizations_count'],
    examples: [['rowloom admin tiers', 'what do they include?']],
  },
  'edit-tier': {
    operation: 'adminUpdateTier',
    summary: 'change what a tier includes',
    words: [{ name: 'TIER', help: 'the name of the tier', into: 'params.name', resource: 'tier' }],
    says: 'Changed {name}.',
    examples: [['rowloom admin edit-tier free --rows-per-period 2M', 'more rows for everyone']],
  },
  queue: {
    operation: 'adminGetQueue',
    summary: 'show what is queued and what is running',
    examples: [['rowloom admin queue', 'is anything stuck?']],
  },
  workers: {
    operation: 'adminListWorkers',
    summary: 'list the workers of the last day',
    columns: ['host', 'pid', 'version', 'concurrency', 'alive', 'seen_at', 'generation_ids'],
    examples: [['rowloom admin workers', 'who is alive?']],
  },
  system: {
    operation: 'adminGetSystem',
    summary: 'show versions, store and sizes of the service',
    examples: [['rowloom admin system', 'what runs there?']],
  },
  audit: {
    operation: 'adminListAudit',
    summary: 'list the audit events of all organizations',
    columns: ['at', 'action', 'actor.name', 'subject.type', 'subject.name', 'organization_id'],
    examples: [['rowloom admin audit --action settings', 'who has changed the settings?']],
  },
  settings: {
    operation: 'adminGetSettings',
    summary: 'show the settings of the service',
    examples: [['rowloom admin settings', 'who may register?']],
  },
  'edit-settings': {
    operation: 'adminUpdateSettings',
    summary: 'change the settings of the service',
    examples: [['rowloom admin edit-settings --registration open', 'anyone may register']],
  },
} as const satisfies Readonly<Record<string, Operation>>;
