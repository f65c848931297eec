import type { PartitioningModel } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** After PARTITION BY. Only ranges and lists can leave a row without a partition; others need not be read. */
export function readPartitioning(cursor: ScriptCursor): PartitioningModel | undefined {
  cursor.accept('linear');
  const method = cursor.acceptOne('range', 'list');
  if (method === undefined) {
    skipMethod(cursor);
    skipDivision(cursor);
    if (cursor.is('(')) cursor.takeGroup('partitions');
    return undefined;
  }
  const isColumns = cursor.accept('columns');
  const group = cursor.takeGroup('what the partitions are made by, in parentheses');
  const subjects = isColumns ? group.parts().map((part) => part.print()) : [group.print()];
  skipDivision(cursor);
  const isList = method === 'list';
  const bounds = cursor.is('(') ? readPartitions(cursor) : [];
  return { isList, subjects, bounds };
}

function skipMethod(cursor: ScriptCursor): void {
  if (cursor.acceptOne('hash', 'key', 'system_time') === undefined) cursor.fail('RANGE, LIST, HASH or KEY');
  if (cursor.accept('algorithm')) {
    cursor.accept('=');
    cursor.take();
  }
  if (cursor.is('(')) cursor.takeGroup('columns');
  // MariaDB's history: INTERVAL 1 MONTH, LIMIT 1000.
  while (cursor.acceptOne('interval', 'limit', 'auto', 'starts') !== undefined)
    while (!cursor.atEnd() && !cursor.is('(') && !cursor.is('partitions')) cursor.take();
}

function skipDivision(cursor: ScriptCursor): void {
  for (;;) {
    if (cursor.acceptOne('partitions', 'subpartitions') !== undefined) cursor.takeNumber('how many partitions');
    else if (cursor.accept('subpartition', 'by')) {
      cursor.accept('linear');
      skipMethod(cursor);
    } else return;
  }
}

/** `(PARTITION p0 VALUES LESS THAN (2020), …)`. */
export function readPartitions(cursor: ScriptCursor): PartitioningModel['bounds'] {
  return cursor
    .takeGroup('partitions in parentheses')
    .parts()
    .map((part) => {
      part.expect('partition');
      const name = part.takeName("a partition's name");
      const values = readBound(part);
      // ENGINE, COMMENT, MAX_ROWS, sub-partitions: how a partition is stored.
      part.rest();
      return { name, values };
    });
}

function readBound(part: ScriptCursor): readonly string[] {
  if (part.accept('default')) return ['DEFAULT'];
  if (!part.accept('values')) return [];
  if (part.accept('less', 'than')) {
    if (part.accept('maxvalue')) return ['MAXVALUE'];
  } else if (!part.accept('in')) part.fail('LESS THAN or IN');
  return part
    .takeGroup('values in parentheses')
    .parts()
    .map((value) => value.print());
}
