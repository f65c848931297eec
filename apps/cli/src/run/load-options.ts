import type { OptionTable } from '../arguments/option.ts';

export const TRIGGERS = ['auto', 'keep', 'off'] as const;
export const MODES = ['append', 'truncate', 'create'] as const;

/** How rows are loaded into a database. */
export const LOAD_OPTIONS = {
  mode: {
    value: 'NAME',
    help: 'into a database: append to its tables, truncate them first, or create them',
    default: 'append',
    choices: MODES,
  },
  connections: { value: 'N', help: 'number of connections that load at the same time', default: '2' },
  exclusive: { help: 'nobody else uses the tables: constraints may be absent while very many rows are loaded' },
  'no-checksum': { help: 'do not read the rows back to compare their checksum with that of the plan' },
  'at-least-once': { help: 'keep no permanent ledger in the target: after a crash, rows may be loaded twice' },
  again: { help: 'append again although the same command has already appended its rows' },
  'take-over': { help: 'continue a run even if another process is still working on it' },
  triggers: {
    value: 'NAME',
    help: "the tables' own triggers: auto (off only if the load fails with them), keep or off",
    default: 'auto',
    choices: TRIGGERS,
  },
  'make-partitions': {
    help: 'create partitions for partitioned tables without any (PostgreSQL); undo drops them',
  },
  recipe: {
    value: 'FILE',
    help: 'write the recipe of the run to this file; rowloom replay makes the same rows from it',
    default: "none: the target's ledger has it",
  },
  'yes-i-mean': { value: 'HOST', help: 'confirm a target that looks like production' },
} as const satisfies OptionTable;

/** Options of WRITE_OPTIONS that do not apply to a database. */
export const FILES_ONLY = ['format', 'dialect', 'threads', 'gzip', 'checksum', 'force'] as const;

export const LOAD_ONLY = Object.keys(LOAD_OPTIONS) as readonly (keyof typeof LOAD_OPTIONS)[];
