import { type SchemaDocument, tableKey } from '@rowloom/engine';

/**
 * For tables with triggers that insert rows elsewhere: the tables that they write to. MySQL and SQLite cannot disable a
 * trigger, so a run's rows meet those of the trigger there.
 */
export function findTriggerTargets(document: SchemaDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map(document.tables.map((table) => [table.name.toLowerCase(), table]));
  const found = new Map<string, ReadonlySet<string>>();
  for (const table of document.tables) {
    const targets = new Set<string>();
    for (const { action = '' } of table.triggers ?? []) {
      for (const name of writtenIn(action)) {
        const target = byName.get(name.toLowerCase());
        if (target !== undefined && target !== table) targets.add(tableKey(target));
      }
    }
    if (targets.size > 0) found.set(tableKey(table), targets);
  }
  return found;
}

/** Whether the text of a trigger inserts rows into the table. */
export const writesTo = (action: string, table: string): boolean =>
  writtenIn(action).some((name) => name.toLowerCase() === table.toLowerCase());

const writtenIn = (action: string): readonly string[] =>
  [...action.matchAll(WRITES)].map(({ groups = {} }) => {
    const { ticked, quoted, bracketed, plain } = groups;
    return ticked?.replaceAll('``', '`') ?? quoted?.replaceAll('""', '"') ?? bracketed ?? plain ?? '';
  });

const HOW = String.raw`(?:INSERT(?:\s+(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY|IGNORE|OR\s+\w+))*|REPLACE)\s+(?:INTO\s+)?`;
/** Another database's name may precede the table's. */
const WHERE = String.raw`(?:(?:${'`'}(?:[^${'`'}]|${'``'})+${'`'}|"(?:[^"]|"")+"|[\w$]+)\s*\.\s*)?`;
const TABLE = String.raw`(?:${'`'}(?<ticked>(?:[^${'`'}]|${'``'})+)${'`'}|"(?<quoted>(?:[^"]|"")+)"|\[(?<bracketed>[^\]]+)\]|(?<plain>[\p{L}\w$]+))`;
const WRITES = new RegExp(String.raw`\b${HOW}${WHERE}${TABLE}`, 'giu');
