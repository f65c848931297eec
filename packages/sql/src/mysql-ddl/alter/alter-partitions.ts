import { isSame, type TableModel } from '../model.ts';
import { readPartitions } from '../read-partitioning.ts';
import type { ScriptCursor } from '../script-cursor.ts';

/** The partition actions of ALTER TABLE; false for other actions. */
export function alterPartitions(table: TableModel, cursor: ScriptCursor): boolean {
  const { partitioning } = table;
  if (cursor.accept('remove', 'partitioning')) table.partitioning = undefined;
  else if (cursor.accept('add', 'partition')) {
    cursor.accept('if', 'not', 'exists');
    if (cursor.is('(')) partitioning?.bounds.push(...readPartitions(cursor));
    cursor.rest();
  } else if (cursor.accept('drop', 'partition')) {
    cursor.accept('if', 'exists');
    replace(table, takeNames(cursor), []);
  } else if (cursor.accept('reorganize', 'partition')) {
    const names = cursor.is('into') ? [] : takeNames(cursor);
    if (cursor.accept('into')) replace(table, names, readPartitions(cursor));
  } else if (OTHERS.some((word) => cursor.is(word, 'partition'))) cursor.rest();
  else return false;
  return true;
}

/** They move rows, and leave the bounds. */
const OTHERS = [
  'truncate',
  'coalesce',
  'exchange',
  'analyze',
  'check',
  'optimize',
  'rebuild',
  'repair',
  'discard',
  'import',
];

/** Names up to INTO: their commas have not split the action, because it comes last. */
function takeNames(cursor: ScriptCursor): readonly string[] {
  const names: string[] = [];
  do names.push(cursor.takeName("a partition's name"));
  while (cursor.accept(','));
  return names;
}

function replace({ partitioning }: TableModel, names: readonly string[], by: ReturnType<typeof readPartitions>): void {
  if (partitioning === undefined) return;
  const { bounds } = partitioning;
  const isGone = (name: string): boolean => names.some((each) => isSame(each, name));
  const at = bounds.findIndex(({ name }) => isGone(name));
  if (at < 0) return;
  const before = bounds.slice(0, at);
  const after = bounds.slice(at).filter(({ name }) => !isGone(name));
  bounds.splice(0, bounds.length, ...before, ...by, ...after);
}
