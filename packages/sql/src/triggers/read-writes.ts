import type { Expression, SchemaDocument, Table, TriggerWrite } from '@rowloom/engine';
import { readOrNothing } from '../functions/not-read.ts';
import { findColumn } from '../grammar/find-column.ts';
import { isRead } from './is-read.ts';
import type { ConditionReader } from './read-condition.ts';
import { findTable } from './read-sources.ts';
import type { RowState } from './row-state.ts';
import { closingAt, findAt, nameIn, reads, splitAt, type Tokens } from './trigger-tokens.ts';

/** The row that an INSERT of a trigger writes, as far as its values are columns of the new row or constants. */
export function readWrite(
  statement: Tokens,
  state: RowState,
  reader: ConditionReader,
  document: SchemaDocument,
  home: Table,
): TriggerWrite | undefined {
  return readOrNothing(() => {
    const { dialect } = document;
    let at = findAt(statement, 0, 'into') + 1;
    const names: string[] = [];
    for (;;) {
      names.push(nameIn(statement[at], dialect) ?? '');
      at += 1;
      if (!reads(statement[at], '.')) break;
      at += 1;
    }
    const target = findTable(names, document, home);
    if (target === undefined) return undefined;
    const place = { ...(target.schema === undefined ? {} : { schema: target.schema }), table: target.name };
    const known = target.columns.map(({ name }) => name);
    let columns: readonly (string | undefined)[] = known;
    if (reads(statement[at], 'as')) at += 2;
    if (reads(statement[at], '(') && !reads(statement[at + 1], 'select')) {
      const end = closingAt(statement, at);
      columns = splitAt(statement.slice(at + 1, end), ',').map(([token]) =>
        findColumn(nameIn(token, dialect) ?? '', known),
      );
      at = end + 1;
    }
    const { items, isOfTable } = valuesFrom(statement, at);
    const own = new Set(home.columns.map(({ name }) => name));
    const values = items.flatMap((item, index) => {
      const column = columns[index];
      // With a FROM, a bare name is a column of that source.
      const isMeant = !isOfTable || reads(item[0], 'new') || (item.length === 1 && item[0]?.kind === 'string');
      const value = column === undefined || !isMeant ? undefined : withoutCast(reader.read(item, state));
      const isPlain = value?.op === 'literal' || (value?.op === 'column' && isRead(value, (name) => own.has(name)));
      return column === undefined ||
        value === undefined ||
        !isPlain ||
        (value.op === 'literal' && value.type === 'null')
        ? []
        : [{ column, value }];
    });
    return { ...place, values };
  });
}

/** A key as text identifies a row as well as in its own type. */
const withoutCast = (value: Expression): Expression =>
  value.op === 'cast' && value.arg.op === 'column' && value.type.kind === 'text' ? value.arg : value;

type Written = { readonly items: readonly Tokens[]; readonly isOfTable?: boolean };

/** `VALUES (…)` of one row, or `SELECT …`, which may write several. */
function valuesFrom(statement: Tokens, at: number): Written {
  if (reads(statement[at], 'values') || reads(statement[at], 'value')) {
    const end = closingAt(statement, at + 1);
    return { items: reads(statement[end + 1], ',') ? [] : splitAt(statement.slice(at + 2, end), ',') };
  }
  if (!reads(statement[at], 'select') || findAt(statement, at, 'union') < statement.length) return { items: [] };
  const from = findAt(statement, at, 'from');
  const isDistinct = reads(statement[at + 1], 'distinct');
  const end = Math.min(from, findAt(statement, at, 'where', 'on', 'returning'));
  return {
    items: splitAt(statement.slice(at + (isDistinct ? 2 : 1), end), ','),
    isOfTable: from < statement.length && !reads(statement[from + 1], 'dual'),
  };
}
