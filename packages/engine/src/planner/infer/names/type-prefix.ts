import type { Column, SchemaDocument } from '../../../language/schema/schema-document.ts';
import type { TypeKind } from '../../../language/types/column-type.ts';
import { resolveType } from '../../../language/schema/resolve-type.ts';

/** `strPlate`, `intQty`, `dtmCreated`: the type before the name. */
const TYPED =
  /^(?:str|int|lng|dbl|bln|bool|sng|chr|txt|vch|nvc|cur|dec|flt|dtm|dt|dte|byt|obj|sz|fld|col|var|num|mem|b|n|s|c|d|f|i)(?=[A-Z][a-z])/;
/** Names that begin so in every schema, whatever its habit. */
const FIELD = /^(?:fld|col)_?(?=[A-Za-z]{3})/;
/** From here on it is the schema's habit, not a word that looks like it. */
const HABIT = 0.4;
/** Without capitals any word may begin so: nearly all columns must, each as its own type says. */
const FOLDED_HABIT = 0.7;
const FEWEST = 8;

const NUMBERS = 'dbl dec cur flt sng num d f n c';
const MOMENTS = 'dtm dte dat dt ts d';
/** How types are written before names. */
const BY_KIND: Readonly<Partial<Record<TypeKind, string>>> = {
  text: 'str vch nvc chr txt mem sz vc s c v',
  integer: 'int lng byt num sht bln i l n b',
  decimal: NUMBERS,
  float: NUMBERS,
  money: NUMBERS,
  date: MOMENTS,
  timestamp: MOMENTS,
  boolean: 'bool bln bit b f',
};
/** Of `s` and `sz` the longer one only where so many of the names with the shorter one have it. */
const INSTEAD = 0.5;

const begins = (prefix: string): RegExp => new RegExp(`^${prefix}(?:_(?=[a-zA-Z])|(?=[A-Z]|[a-z]{2}))`);

type Prefixes = ReadonlyMap<TypeKind, readonly RegExp[]>;
const prefixes = new WeakMap<SchemaDocument, Prefixes>();

/** What a schema writes before the names of each type, longer ones first. */
function prefixesOf(schema: SchemaDocument): Prefixes {
  const before = prefixes.get(schema);
  if (before !== undefined) return before;
  const names = Map.groupBy(
    schema.tables.flatMap((table) => table.columns),
    ({ type }) => resolveType(schema, type).kind,
  );
  const own = new Map<TypeKind, readonly RegExp[]>();
  for (const [kind, columns] of names) {
    const counted = (BY_KIND[kind] ?? '')
      .split(' ')
      .filter((prefix) => prefix !== '')
      .map((prefix) => ({ prefix, count: columns.filter(({ name }) => begins(prefix).test(name)).length }));
    const taken = counted.filter(({ prefix, count }) =>
      counted.every(
        (other) => other.prefix === prefix || !prefix.startsWith(other.prefix) || count >= other.count * INSTEAD,
      ),
    );
    own.set(
      kind,
      taken.map(({ prefix }) => begins(prefix)),
    );
  }
  prefixes.set(schema, own);
  return own;
}

type Habit = 'none' | 'cased' | 'folded';
const habits = new WeakMap<SchemaDocument, Habit>();

function habitOf(schema: SchemaDocument): Habit {
  const before = habits.get(schema);
  if (before !== undefined) return before;
  const columns = schema.tables.flatMap((table) => table.columns);
  const share = (is: (column: Column) => boolean): number => columns.filter(is).length / Math.max(1, columns.length);
  const cased = share(({ name }) => TYPED.test(name) || FIELD.test(name)) >= HABIT;
  const folded =
    !cased && columns.length >= FEWEST && share((column) => agreed(schema, column) !== undefined) >= FOLDED_HABIT;
  const habit = cased ? 'cased' : folded ? 'folded' : 'none';
  habits.set(schema, habit);
  return habit;
}

/** The name without what says its type, if that is what the type is. */
function agreed(schema: SchemaDocument, { name, type }: Column): string | undefined {
  const found = prefixesOf(schema)
    .get(resolveType(schema, type).kind)
    ?.find((prefix) => prefix.test(name));
  return found === undefined ? undefined : name.replace(found, '');
}

/** A column's name without the type before it, where that is the schema's habit: `dtmCreated`, or `dtmcreated` where a server folds case. */
export function withoutTypePrefix(schema: SchemaDocument, column: Column): string {
  const { name } = column;
  switch (habitOf(schema)) {
    case 'none':
      return name;
    case 'folded':
      return agreed(schema, column) ?? name;
    case 'cased': {
      const bare = name.replace(FIELD, '').replace(TYPED, '');
      // `sPLZ` and `lArtId`: capitals or a letter that only the type tells from a word.
      return bare === name && /^[a-z]+[A-Z]/.test(name) ? (agreed(schema, column) ?? name) : bare;
    }
  }
}
