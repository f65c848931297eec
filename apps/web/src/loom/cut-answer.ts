import type { LoomAnswer } from './protocol.ts';

/** So many tables reach the page in one piece: some milliseconds of its time. */
const PIECE = 60;

type Holder = { readonly tables: readonly unknown[] };

/** An answer as it is sent: one about many tables in pieces, with the tables ahead. */
export function* cutAnswer(answer: LoomAnswer): Generator<LoomAnswer> {
  const held = 'value' in answer ? findTables(answer.value) : undefined;
  if (held === undefined || held.holder.tables.length <= PIECE) {
    yield answer;
    return;
  }
  const { id } = answer;
  const { name, holder, around } = held;
  for (let at = 0; at < holder.tables.length; at += PIECE) yield { id, tables: holder.tables.slice(at, at + PIECE) };
  yield { id, value: { ...around, [name]: { ...holder, tables: [] } } };
}

/** The whole again, of what came ahead and what came last. */
export function joinAnswer(value: unknown, ahead: readonly unknown[]): unknown {
  const held = ahead.length === 0 ? undefined : findTables(value);
  return held === undefined ? value : { ...held.around, [held.name]: { ...held.holder, tables: ahead } };
}

type Held = { readonly name: string; readonly holder: Holder; readonly around: object };

function findTables(value: unknown): Held | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name of ['schema', 'plan']) {
    const holder: unknown = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof holder === 'object' && holder !== null && 'tables' in holder)
      return { name, holder: holder as Holder, around: value };
  }
  return undefined;
}
