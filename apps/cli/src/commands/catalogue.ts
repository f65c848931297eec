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
];
