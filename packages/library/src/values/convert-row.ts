import type { ColumnType, PreviewValue } from '@rowloom/engine';
import type { Row, Value } from '../schema/schema-types.ts';
import type { ValueForm } from '../weave-options.ts';
import { converterOf } from './plain-value.ts';

export type RowConverter = (row: Readonly<Record<string, PreviewValue>>) => Row;

/** From the engine's rows to those that users get; changes the row itself, which must not be shared. */
export function makeConverter(types: ReadonlyMap<string, ColumnType>, form: ValueForm): RowConverter {
  const converters =
    form === 'json'
      ? []
      : [...types].flatMap(([name, type]) => {
          const convert = converterOf(type);
          return convert === undefined ? [] : [{ name, convert }];
        });
  return (row) => {
    const result = row as Record<string, Value>;
    for (const { name, convert } of converters) {
      const value = row[name];
      if (value !== undefined && value !== null) result[name] = convert(value);
    }
    return result;
  };
}
