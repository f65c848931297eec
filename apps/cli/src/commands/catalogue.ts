import type { Command } from '../arguments/command.ts';

/** A command is loaded when it is asked for: `rowloom help` must not wait for the engine. */
export type CommandEntry = { readonly name: string; readonly summary: string; readonly load: () => Promise<Command> };

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    summary: 'run the service: the HTTP API and, unless told otherwise, a worker',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'worker',
    summary: 'carry out runs of a service whose store is PostgreSQL',
    load: async () => (await import('./worker.ts')).worker,
  },
  {
    name: 'generate',
    summary: 'make rows and write them into a database, files or standard output',
    load: async () => (await import('./generate.ts')).generate,
  },
  {
    name: 'preview',
    summary: 'show some rows in the terminal, without writing anything',
    load: async () => (await import('./preview.ts')).preview,
  },
  { name: 'plan', summary: 'show what would be made, and how', load: async () => (await import('./plan.ts')).plan },
  {
    name: 'replay',
    summary: 'make the rows of an earlier run again, from its rowloom.json',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'schema',
    summary: 'print the schema document of a source as JSON',
    load: async () => (await import('./schema.ts')).schema,
  },
  {
    name: 'introspect',
    summary: 'print the schema document of a database as JSON; no row is read',
    load: async () => (await import('./introspect.ts')).introspect,
  },
  {
    name: 'profile',
    summary: 'measure what a database is like, in aggregates with noise; no row is read',
    load: async () => (await import('./profile.ts')).profile,
  },
  {
    name: 'compare',
    summary: 'show how far two databases are apart, or a database and a profile; no value is shown',
    load: async () => (await import('./compare.ts')).compare,
  },
  {
    name: 'verify',
    summary: 'examine every constraint of a database over all its rows',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'undo',
    summary: "take a run's rows out of a database again",
    load: async () => (await import('./undo.ts')).undo,
  },
  {
    name: 'repair',
    summary: 'put back constraints that an interrupted run took off',
    load: async () => (await import('./repair.ts')).repair,
  },
  {
    name: 'generators',
    summary: 'list the generators that rules can name',
    load: async () => (await import('./generators.ts')).generators,
  },
  {
    name: 'login',
    summary: 'sign in to a service, for the commands that talk to it',
    load: async () => (await import('./login.ts')).login,
  },
  {
    name: 'logout',
    summary: 'forget the service that login has signed in to',
    load: async () => (await import('./logout.ts')).logout,
  },
  {
    name: 'projects',
    summary: 'list the projects of the service, or create one',
    load: async () => (await import('./projects.ts')).projects,
  },
  {
    name: 'snapshot',
    summary: "capture a project's schema on the service",
    load: async () => (await import('./snapshot.ts')).snapshot,
  },
  {
    name: 'push',
    summary: 'start a run on the service and watch it to its end',
    load: async () => (await import('./push.ts')).push,
  },
  {
    name: 'approvals',
    summary: 'list run approvals, request one, or decide on one',
    load: async () => (await import('./approvals.ts')).approvals,
  },
  {
    name: 'keys',
    summary: 'list, create or revoke your API keys on the service',
    load: async () => (await import('./keys.ts')).keys,
  },
  {
    name: 'usage',
    summary: 'show how many rows an organization has used, and may still use',
    load: async () => (await import('./usage.ts')).usage,
  },
  {
    name: 'admin',
    summary: 'create an account or reset a password, directly in the store of a service',
    load: async () => (await import('./admin.ts')).admin,
  },
  {
    name: 'audit',
    summary: 'check that no audit event of a service was changed, removed or put in between',
    load: async () => (await import('./audit.ts')).audit,
  },
  {
    name: 'doctor',
    summary: "examine a service's set-up on this machine: environment, folder, key, store and clock",
    load: async () => (await import('./doctor.ts')).doctor,
  },
];
