/** What other programs call an option, without the dashes: words of one line mean the same, ours are among them. */
export const OPTION_SYNONYMS: readonly (readonly string[])[] = [
  ['rows', 'limit', 'count', 'number', 'num', 'n', 'amount', 'size', 'lines', 'head', 'top', 'records', 'per-page'],
  ['to', 'out', 'o', 'output', 'output-dir', 'outdir', 'outfile', 'dest', 'destination', 'into', 'dir', 'directory'],
  ['to', 'folder', 'path', 'file', 'url', 'uri', 'dsn', 'database', 'db', 'd', 'database-url', 'connection', 'target'],
  ['table', 'tables', 't', 'only', 'include'],
  ['leave-alone', 'exclude', 'except', 'skip', 'ignore', 'without', 'exclude-table'],
  ['locale', 'lang', 'language', 'l', 'country', 'region'],
  ['format', 'type', 'f', 'output-format', 'as', 'extension'],
  ['seed', 's', 'random-seed', 'random-state', 'random'],
  ['as-of', 'now', 'date', 'today', 'until', 'reference-date'],
  ['mode', 'append', 'truncate', 'create', 'clean', 'clear', 'reset', 'drop', 'if-exists'],
  ['force', 'overwrite', 'replace'],
  ['yes-i-mean', 'confirm', 'yes', 'y'],
  ['threads', 'workers', 'jobs', 'j', 'cores', 'parallel', 'concurrency', 'processes'],
  ['connections', 'workers', 'jobs', 'j', 'parallel', 'concurrency', 'pool'],
  ['gzip', 'compress', 'zip', 'z'],
  ['rules', 'config', 'c', 'overrides', 'rule'],
  ['shape', 'profile', 'statistics', 'stats'],
  ['quiet', 'silent', 'q'],
  ['source-dialect', 'dialect', 'engine', 'flavor', 'flavour'],
  ['dirt', 'noise', 'errors'],
  ['take-over', 'steal', 'force'],
];

/** Where other programs have an option for what is a command here: the words, and the command. */
export const COMMAND_SYNONYMS: Readonly<Record<string, string>> = {
  'dry-run': 'plan',
  'what-if': 'plan',
  explain: 'plan',
  resume: 'generate',
  continue: 'generate',
  rollback: 'undo',
};
