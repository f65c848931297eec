import { quoteText } from '../../ddl/quote-text.ts';
import type { IndexFacts } from './read-indexes.ts';

/** Statements that make an index, and the constraint that it serves, again as it was. Attached to no root yet. */
export function restoreIndex(index: IndexFacts, table: string): readonly string[] {
  const { name, plainName, comment, constraint, tablespace } = index;
  const describe = (what: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [`COMMENT ON ${what} IS ${quoteText('postgresql', text)}`];
  return [
    // A definition as the server prints it lacks the tablespace.
    ...(tablespace === '' ? [] : [placeIn(tablespace)]),
    ...createStatements(index, table),
    ...(tablespace === '' ? [] : [placeIn(`''`)]),
    ...describe(`INDEX ${name}`, comment),
    ...describe(`CONSTRAINT ${plainName} ON ${table}`, constraint?.comment),
    ...index.statistics.map(
      ({ place, target }) => `ALTER INDEX ${name} ALTER COLUMN ${place} SET STATISTICS ${target}`,
    ),
    ...(index.clustered ? [`ALTER TABLE ${table} CLUSTER ON ${plainName}`] : []),
    ...(index.replicaIdentity ? [`ALTER TABLE ${table} REPLICA IDENTITY USING INDEX ${plainName}`] : []),
  ];
}

export const placeIn = (tablespace: string): string => `SET LOCAL default_tablespace = ${tablespace}`;

function createStatements({ definition, constraint, partitioned, plainName }: IndexFacts, table: string): string[] {
  if (constraint === undefined) return [definition];
  const add = `ALTER TABLE ${partitioned ? 'ONLY ' : ''}${table} ADD CONSTRAINT ${plainName}`;
  // A partitioned table takes no ready index; nor does an exclusion constraint.
  if (partitioned || constraint.kind === 'x') return [`${add} ${constraint.definition}`];
  const kind = constraint.kind === 'p' ? 'PRIMARY KEY' : 'UNIQUE';
  const deferrable = constraint.deferrable ? ` DEFERRABLE${constraint.deferred ? ' INITIALLY DEFERRED' : ''}` : '';
  // Through an index, because the constraint's own definition, as printed, lacks the index's storage options.
  return [definition, `${add} ${kind} USING INDEX ${plainName}${deferrable}`];
}
