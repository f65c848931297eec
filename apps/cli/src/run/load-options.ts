import type { OptionTable } from '../arguments/option.ts';

/** How rows go into a database. */
export const LOAD_OPTIONS = {
  mode: {
    value: 'NAME',
    help: 'into a database: append to its tables, truncate them first, or create them',
    default: 'append',
  },
  connections: { value: 'N', help: 'connections that load at once', default: '2' },
  exclusive: { help: 'nobody else uses the tables: constraints may be absent while very many rows are loaded' },
  'no-checksum': { help: 'do not read the rows back to compare their checksum with that of the plan' },
  'at-least-once': { help: 'keep no lasting ledger in the target: after a crash rows may be there twice' },
  again: { help: 'append once more what the same command has appended before; otherwise it is said to be complete' },
  'take-over': { help: 'go on with a run even if another process is still at work on it' },
  triggers: {
    value: 'NAME',
    help: "the tables' own triggers: auto (off only if the load fails with them), keep or off",
    default: 'auto',
  },
  'make-partitions': {
    help: 'make partitions for tables that have none to hold rows (PostgreSQL); undo drops them again',
  },
  recipe: {
    value: 'FILE',
    help: 'keep the recipe of the run here; rowloom replay makes the same rows from it',
    default: "none: the target's ledger has it",
  },
  'yes-i-mean': { value: 'HOST', help: 'name a target that looks like production once more' },
} as const satisfies OptionTable;

/** Options of WRITE_OPTIONS that say nothing to a database. */
export const FILES_ONLY = ['format', 'dialect', 'threads', 'gzip', 'checksum', 'force'] as const;

export const LOAD_ONLY = Object.keys(LOAD_OPTIONS) as readonly (keyof typeof LOAD_OPTIONS)[];

export const TRIGGERS = ['auto', 'keep', 'off'] as const;

export const MODES = ['append', 'truncate', 'create'] as const;
