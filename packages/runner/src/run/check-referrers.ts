import { type Session, targetError } from '@rowloom/databases';
import type { SchemaDocument, Table } from '@rowloom/engine';
import { findOutsideReferrers, type OutsideReferrer } from '../target/find-outside-referrers.ts';

/** Emptying a referenced table would need CASCADE, which empties tables that nobody named. */
export async function checkReferrers(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<void> {
  const referrers = await findOutsideReferrers(session, schema, tables);
  const [first] = referrers;
  if (first === undefined) return;
  throw targetError('foreign_key_violated', explainReferrers(referrers, '--mode append'), {
    table: first.to,
    constraint: first.constraint,
    plain: explainReferrers(referrers, 'the mode append'),
  });
}

const MAX_NAMED = 5;

/** Every table in the way with its constraint, and the remedy. */
export function explainReferrers(referrers: readonly OutsideReferrer[], otherwise: string): string {
  const emptied = [...new Set(referrers.map(({ to }) => to))];
  const outside = [...new Set(referrers.map(({ table }) => table))];
  const named = referrers
    .slice(0, MAX_NAMED)
    .map(({ table, constraint, to }) => `${table} (${constraint}${emptied.length > 1 ? `, to ${to}` : ''})`);
  const further = referrers.length > MAX_NAMED ? ` and ${referrers.length - MAX_NAMED} more foreign keys` : '';
  const [is, refers] = outside.length === 1 ? ['is', 'refers'] : ['are', 'refer'];
  const them = emptied.length === 1 ? 'it' : 'them';
  return `${listNames(emptied)} cannot be emptied: ${named.join(', ')}${further}, which ${is} not in the run, ${refers} to ${them}. Take ${listNames(outside)} into the run, or use ${otherwise}.`;
}

const listNames = (names: readonly string[]): string =>
  `${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''}`;
