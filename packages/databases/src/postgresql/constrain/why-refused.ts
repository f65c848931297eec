import { qualifiedName } from '@rowloom/sql';
import type { Relation, TableName } from './read-relations.ts';

/** A sentence if the role or the tables do not allow constraints to be dropped and restored. */
export function whyRefused(tables: readonly TableName[], relations: readonly Relation[]): string | undefined {
  const missing = tables.find((_, place) => !relations.some(({ given }) => given === place));
  if (missing !== undefined) return `There is no table ${qualifiedName(missing)}.`;
  const other = relations.find(({ kind }) => kind === 'other');
  if (other !== undefined) return `${other.name} is not a table of this server.`;
  const foreign = relations.find(({ owned }) => !owned);
  if (foreign !== undefined)
    return `The role does not own ${foreign.name}, so its constraints stay in force during the load. Connect as its owner for the fast way.`;
  const closed = relations.find(({ creatable }) => !creatable);
  if (closed !== undefined)
    return `The role is not allowed to create indexes in the schema of ${closed.name}, so constraints stay in force during the load. Grant CREATE on the schema for the fast way.`;
  return undefined;
}
