import { type SchemaDocument, tableKey } from '@rowloom/engine';

/**
 * Tables that a trigger writes to when rows come into another: the table, and the one whose trigger it is. MySQL cannot
 * switch triggers off, so rows of a run meet those of the trigger there.
 */
export function findTriggerTargets(document: SchemaDocument): ReadonlyMap<string, string> {
  const byName = new Map(document.tables.map((table) => [table.name.toLowerCase(), table]));
  const targets = new Map<string, string>();
  for (const table of document.tables) {
    for (const { action = '' } of table.triggers ?? []) {
      for (const [, quoted, plain] of action.matchAll(WRITES)) {
        const target = byName.get((quoted?.replaceAll('``', '`') ?? plain ?? '').toLowerCase());
        if (target !== undefined && target !== table) targets.set(tableKey(target), tableKey(table));
      }
    }
  }
  return targets;
}

/** Another database's name may stand before the table's. */
const WRITES =
  /\b(?:INSERT(?:\s+(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY|IGNORE))*|REPLACE)\s+(?:INTO\s+)?(?:(?:`(?:[^`]|``)+`|[\w$]+)\s*\.\s*)?(?:`((?:[^`]|``)+)`|([\w$]+))/gi;
