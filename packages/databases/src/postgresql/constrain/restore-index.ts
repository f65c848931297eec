import { quoteText } from '@rowloom/engine';
import type { IndexFacts } from './read-indexes.ts';

/** Statements that restore an index, and its constraint, as they were. Not attached to a root yet. */
export function restoreIndex(index: IndexFacts, table: string): readonly string[] {
  const { name, plainName, comment, constraint } = index;
  const describe = (what: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [`COMMENT ON ${what} IS ${quoteText('postgresql', text)}`];
  return [
    ...createStatements(index, table),
    ...describe(`INDEX ${name}`, comment),
    ...describe(`CONSTRAINT ${plainName} ON ${table}`, constraint?.comment),
    ...index.statistics.map(
      ({ place, target }) => `ALTER INDEX ${name} ALTER COLUMN ${place} SET STATISTICS ${target}`,
    ),
    ...(index.clustered ? [`ALTER TABLE ${table} CLUSTER ON ${plainName}`] : []),
    ...(index.replicaIdentity ? [`ALTER TABLE ${table} REPLICA IDENTITY USING INDEX ${plainName}`] : []),
  ];
}

/** The server prints no tablespace; without one the index would go wherever the role's settings say. */
function createIndex({ definition, predicate, tablespace }: IndexFacts): string {
  const where = predicate === undefined ? '' : ` WHERE ${predicate}`;
  if (!definition.endsWith(where)) throw new Error(`The definition of an index does not end with its condition.`);
  const place = tablespace === '' ? '' : ` TABLESPACE ${tablespace}`;
  return `${definition.slice(0, definition.length - where.length)}${place}${where}`;
}

function createStatements(index: IndexFacts, table: string): readonly string[] {
  const { constraint, partitioned, plainName } = index;
  if (constraint === undefined) return [createIndex(index)];
  const add = `ALTER TABLE ${partitioned ? 'ONLY ' : ''}${table} ADD CONSTRAINT ${plainName}`;
  // A partitioned table cannot use an existing index; nor can an exclusion constraint.
  if (index.plain || partitioned || constraint.kind === 'x') return [`${add} ${constraint.definition}`];
  const kind = constraint.kind === 'p' ? 'PRIMARY KEY' : 'UNIQUE';
  const deferrable = constraint.deferrable ? ` DEFERRABLE${constraint.deferred ? ' INITIALLY DEFERRED' : ''}` : '';
  // Through an index, because the constraint's own definition, as printed, lacks storage options and tablespace.
  return [createIndex(index), `${add} ${kind} USING INDEX ${plainName}${deferrable}`];
}
