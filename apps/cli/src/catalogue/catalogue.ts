import type { CommandEntry } from './command-entry.ts';
import { SERVICE_COMMANDS } from './service-catalogue.ts';

/** The commands that work on this machine. */
export const LOCAL_COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    summary: 'run the service: the HTTP API and, by default, a worker',
    load: async () => (await import('../commands/serve.ts')).serve,
  },
  {
    name: 'worker',
    summary: 'carry out runs of a service whose store is PostgreSQL',
    load: async () => (await import('../commands/worker.ts')).worker,
  },
  {
    name: 'init',
    summary: 'find the schema, write rowloom.yaml, and show the first rows',
    load: async () => (await import('../commands/init.ts')).init,
  },
  {
    name: 'generate',
    summary: 'make rows and write them into a database, files or standard output',
    load: async () => (await import('../commands/generate.ts')).generate,
  },
  {
    name: 'preview',
    summary: 'show some rows in the terminal, without writing anything',
    load: async () => (await import('../commands/preview.ts')).preview,
  },
  {
    name: 'plan',
    summary: 'show what would be made, and how',
    load: async () => (await import('../commands/plan.ts')).plan,
  },
  {
    name: 'replay',
    summary: 'make the rows of an earlier run again, from its rowloom.json',
    load: async () => (await import('../commands/replay.ts')).replay,
  },
  {
    name: 'schema',
    summary: 'print the schema document of a source as JSON',
    load: async () => (await import('../commands/schema.ts')).schema,
  },
  {
    name: 'types',
    summary: "write a schema's tables as TypeScript types",
    load: async () => (await import('../commands/types.ts')).types,
  },
  {
    name: 'diff',
    summary: 'show what has changed in the schema since the last run',
    load: async () => (await import('../commands/diff.ts')).diff,
  },
  {
    name: 'watch',
    summary: 'fill the target again whenever schema, rules or rowloom.yaml change',
    load: async () => (await import('../commands/watch.ts')).watch,
  },
  {
    name: 'introspect',
    summary: 'print the schema document of a database as JSON; no row is read',
    load: async () => (await import('../commands/introspect.ts')).introspect,
  },
  {
    name: 'profile',
    summary: 'measure a database in aggregates with noise; no row is read',
    load: async () => (await import('../commands/profile.ts')).profile,
  },
  {
    name: 'compare',
    summary: 'show how much two databases, or a database and a profile, differ; no value is shown',
    load: async () => (await import('../commands/compare.ts')).compare,
  },
  {
    name: 'verify',
    summary: 'check every constraint of a database over all its rows',
    load: async () => (await import('../commands/verify.ts')).verify,
  },
  {
    name: 'undo',
    summary: "delete a run's rows from a database",
    load: async () => (await import('../commands/undo.ts')).undo,
  },
  {
    name: 'repair',
    summary: 'restore constraints that an interrupted run dropped',
    load: async () => (await import('../commands/repair.ts')).repair,
  },
  {
    name: 'mcp',
    summary: 'serve tools for agents and editors over the Model Context Protocol',
    load: async () => (await import('../commands/mcp.ts')).mcp,
  },
  {
    name: 'generators',
    summary: 'list the generators that rules can name',
    load: async () => (await import('../commands/generators.ts')).generators,
  },
  {
    name: 'doctor',
    summary: "check a project's set-up, or a service's on this machine",
    load: async () => (await import('../commands/doctor.ts')).doctor,
  },
  {
    name: 'completion',
    summary: 'print a script that lets bash, zsh or fish complete commands, options and names',
    load: async () => (await import('../commands/completion.ts')).completion,
  },
];

export const COMMANDS: readonly CommandEntry[] = [...LOCAL_COMMANDS, ...SERVICE_COMMANDS];
