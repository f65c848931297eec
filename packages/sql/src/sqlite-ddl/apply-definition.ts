import { alterTable } from './alter-table.ts';
import { type Catalogue, findIndex, findTable } from './catalogue.ts';
import { type DefinitionCursor, openDefinition } from './definition-cursor.ts';
import type { Definition } from './find-definitions.ts';
import { readIndex } from './read-index.ts';
import { isSame, readTable, takeTableName } from './read-table.ts';

/** Applies one statement as SQLite would; throws a DdlProblem where it would refuse it. */
export function applyDefinition(catalogue: Catalogue, { text, offset }: Definition): void {
  const cursor = openDefinition(text);
  if (cursor.accept('ALTER', 'TABLE')) return alterTable(catalogue, cursor);
  if (cursor.accept('DROP')) return drop(catalogue, cursor);
  cursor.expect('CREATE');
  const isTemporary = cursor.accept('TEMP') || cursor.accept('TEMPORARY');
  const isUnique = cursor.accept('UNIQUE');
  if (cursor.accept('TABLE')) createTable(catalogue, cursor, offset, isTemporary);
  else if (cursor.accept('INDEX')) createIndex(catalogue, cursor, isUnique);
  else {
    cursor.expect('TRIGGER');
    createTrigger(catalogue, cursor);
  }
}

function createTable(catalogue: Catalogue, cursor: DefinitionCursor, offset: number, isTemporary: boolean): void {
  const isOptional = cursor.accept('IF', 'NOT', 'EXISTS');
  const definition = readTable(cursor);
  // A temporary table belongs to its connection, and is in no schema.
  if (isTemporary) return;
  const { name, nameToken } = definition;
  if (findTable(catalogue, name) === undefined) catalogue.tables.push({ sql: cursor.sql, definition, offset });
  else if (!isOptional)
    cursor.failAt(nameToken, `There is a table ${name} already. Drop it first, or leave one of the two out.`);
}

function createIndex(catalogue: Catalogue, cursor: DefinitionCursor, isUnique: boolean): void {
  const isOptional = cursor.accept('IF', 'NOT', 'EXISTS');
  const definition = readIndex(cursor);
  const { name, table, tableToken, items } = definition;
  if (findIndex(catalogue, name) !== undefined) {
    if (!isOptional) cursor.failAt(tableToken, `There is an index ${name} already. Give this one another name.`);
    return;
  }
  const owner = findTable(catalogue, table);
  if (owner === undefined) return cursor.failAt(tableToken, `There is no table ${table}. Create it before its index.`);
  for (const { name: column, token } of items)
    if (column !== undefined && !owner.definition.columns.some((each) => isSame(each.name, column)))
      cursor.failAt(token, `The table ${table} has no column ${column}. Check its spelling.`);
  catalogue.indexes.push({ sql: cursor.sql, definition, isUnique });
}

/** Its body is read elsewhere; here it only gets its name and its table. */
function createTrigger(catalogue: Catalogue, cursor: DefinitionCursor): void {
  const isOptional = cursor.accept('IF', 'NOT', 'EXISTS');
  const { name, token } = takeTableName(cursor);
  while (!cursor.atEnd() && !cursor.accept('ON')) cursor.take();
  const { name: table } = takeTableName(cursor);
  if (catalogue.triggers.some((trigger) => isSame(trigger.name, name))) {
    if (!isOptional) cursor.failAt(token, `There is a trigger ${name} already. Give this one another name.`);
    return;
  }
  // Its table may have been skipped, such as a search index.
  const owner = findTable(catalogue, table);
  if (owner !== undefined)
    catalogue.triggers.push({ name, table: owner.definition.name, sql: cursor.sql.replace(/;\s*$/, '') });
}

/** A missing object may have been skipped. */
function drop(catalogue: Catalogue, cursor: DefinitionCursor): void {
  const kind = (['TABLE', 'INDEX', 'TRIGGER'] as const).find((word) => cursor.accept(word));
  cursor.accept('IF', 'EXISTS');
  const { name } = takeTableName(cursor);
  if (!cursor.atEnd()) cursor.fail('the end of the statement (is a semicolon missing?)');
  if (kind === 'TABLE') {
    catalogue.tables = catalogue.tables.filter(({ definition }) => !isSame(definition.name, name));
    catalogue.indexes = catalogue.indexes.filter(({ definition }) => !isSame(definition.table, name));
  }
  if (kind === 'INDEX')
    catalogue.indexes = catalogue.indexes.filter(({ definition }) => !isSame(definition.name, name));
}
