import type { SchemaDocument } from '../../../language/schema/schema-document.ts';

/** `strPlate`, `intQty`, `dtmCreated`: the type before the name. */
const TYPED =
  /^(?:str|int|lng|dbl|bln|bool|sng|chr|txt|vch|nvc|cur|dec|flt|dtm|dt|dte|byt|obj|sz|fld|col|var|num|mem|b|n|s|c|d|f|i)(?=[A-Z][a-z])/;
/** Names that begin so in every schema, whatever its habit. */
const FIELD = /^(?:fld|col)_?(?=[A-Za-z]{3})/;
/** From here on it is the schema's habit, not a word that looks like it. */
const HABIT = 0.4;

const habits = new WeakMap<SchemaDocument, boolean>();

export function usesTypePrefixes(schema: SchemaDocument): boolean {
  const before = habits.get(schema);
  if (before !== undefined) return before;
  const names = schema.tables.flatMap((table) => table.columns.map(({ name }) => name));
  const typed = names.filter((name) => TYPED.test(name) || FIELD.test(name)).length;
  const habit = names.length > 0 && typed / names.length >= HABIT;
  habits.set(schema, habit);
  return habit;
}

export function withoutTypePrefix(name: string): string {
  return name.replace(FIELD, '').replace(TYPED, '');
}
