import type { SchemaResult } from './fill-schema.ts';

const MAX_LINES = 20;

/** One line for a schema, and its errors below. */
export function printResult(result: SchemaResult): void {
  const { name, dialect, tables, filled, rows, verdicts, constraints, violations, seconds, notes, problems } = result;
  const mark = problems.length === 0 ? '✓' : '✗';
  console.log(
    [
      `${mark} ${`${dialect}/${name}`.padEnd(28)}`,
      `${filled}/${tables} tables`.padStart(15),
      `${rows} rows`.padStart(12),
      `verdicts ${verdicts.solved} solved, ${verdicts.sampled} sampled, ${verdicts.unsupported} unsupported`,
      `${constraints} constraints, ${violations} violations`,
      `${seconds.toFixed(1)} s`,
    ].join('  '),
  );
  for (const note of notes.slice(0, MAX_LINES)) console.log(`    ${note}`);
  if (notes.length > MAX_LINES) console.log(`    … and ${notes.length - MAX_LINES} more notes`);
  for (const problem of problems) console.log(`    ✗ ${problem}`);
}

export function printTotal(results: readonly SchemaResult[]): void {
  const sum = (of: (result: SchemaResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const perfect = results.filter(({ problems }) => problems.length === 0).length;
  console.log(
    `${perfect} of ${results.length} schemas: ${sum(({ filled }) => filled)} of ${sum(({ tables }) => tables)} tables, ${sum(({ rows }) => rows)} rows, ${sum(({ constraints }) => constraints)} constraints, ${sum(({ violations }) => violations)} violations`,
  );
}
