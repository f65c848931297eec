import { type Session, type TargetError, wordsOf } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { type InsertTrigger, readInsertTriggers } from './insert-triggers.ts';
import { refusalWords, wordsBehind } from './refusal-words.ts';
import { tableName } from './table-name.ts';
import { writesTo } from './trigger-targets.ts';

/** A trigger with which a load failed, and the message with which it refused a row. */
export type BlamedTrigger = InsertTrigger & { readonly says?: string };

/** The triggers of these tables that raised an error, as far as server and message tell; none if they do not. */
export async function blameTriggers(
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
  error: TargetError,
): Promise<readonly BlamedTrigger[]> {
  const known =
    dialectOf(session).tables.triggerDefinition === undefined
      ? await readInsertTriggers(session, schema, tables)
      : declared(session, schema, tables);
  const said = wordsOf(error) ?? '';
  const blamed = known.map((trigger): BlamedTrigger => {
    const says = said === '' ? undefined : wordsBehind(trigger.source ?? '', said);
    return says === undefined ? trigger : { ...trigger, says };
  });
  const { raised, table } = error.facts;
  if (raised !== undefined) {
    const calling = blamed.filter(({ calls }) => calls === bare(raised));
    const here = calling.filter(({ key }) => table === undefined || last(key) === table);
    return (here.length > 0 ? here : calling).map(inOnlyWords);
  }
  const speaking = blamed.filter(({ says }) => says !== undefined);
  if (speaking.length > 0) return speaking;
  // A failure without a message may be caused by rows that a trigger of another table has written before.
  return table === undefined
    ? []
    : blamed.filter(({ key, source }) => last(key) !== table && writesTo(source ?? '', table));
}

function declared(session: Session, schema: SchemaDocument, tables: readonly Table[]): readonly InsertTrigger[] {
  return tables.flatMap((table) =>
    (table.triggers ?? []).map(({ name, action }) => ({
      key: tableKey(table),
      name,
      table: tableName(session.dialect, schema, table),
      always: false,
      ...(action === undefined ? {} : { source: action }),
    })),
  );
}

/** A trigger with a single message has raised that one. */
function inOnlyWords(trigger: BlamedTrigger): BlamedTrigger {
  const [only, ...others] = refusalWords(trigger.source ?? '');
  return trigger.says !== undefined || only === undefined || others.length > 0 ? trigger : { ...trigger, says: only };
}

const last = (key: string): string => key.slice(key.lastIndexOf('.') + 1);
const bare = (name: string): string =>
  last(name)
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

/** Which trigger it was, by its messages. */
export function sayRefusal({ name, key, says }: BlamedTrigger): string {
  return says === undefined
    ? `The trigger ${name} of ${key} refused rows.`
    : `The trigger ${name} of ${key} refused rows: ${says}${/[.!?]$/.test(says) ? '' : '.'}`;
}
