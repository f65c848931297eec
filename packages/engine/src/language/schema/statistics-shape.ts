import { EMPTY, fraction, list, name, object, optional, text, whole } from '../../base/shape/shape.ts';
import type * as Document from './schema-document.ts';

/** At least two points: a first and a last. */
const points = list({ is: 'number' }, 2);
const QUANTILES = 'values below which equal shares of the rows lie, from the first to the last';

/** What a profile adds to a column's statistics. */
export const columnShapes = {
  quantiles: optional(list(text, 2), undefined, `For a number, date or timestamp: ${QUANTILES}.`),
  values: optional(
    list(object<Document.ValueShare>({ value: optional(text), share: fraction })),
    EMPTY,
    'The most frequent values and their shares of the rows that are not NULL; a withheld value has only its share.',
  ),
  formats: optional(
    list(object<Document.FormatShare>({ format: text, share: fraction })),
    EMPTY,
    'The formats of texts: A for a capital, a for another letter, 9 for a digit, as in AA-9999.',
  ),
  lengths: optional(list(whole(0), 2), undefined, 'For a text: lengths in characters, as quantiles.'),
  hours: optional(list(fraction), EMPTY, 'For a timestamp: shares of the 168 hours of a week, from Monday 0:00.'),
} as const;

export const columnOrder = object<Document.ColumnOrder>({
  lesser: name,
  greater: name,
  distances: optional(
    points,
    undefined,
    "The differences, as quantiles: seconds between timestamps, days between dates, otherwise the column's own units.",
  ),
});

export const tableStatistics = object<Document.TableStatistics>({
  rows: optional(whole(0)),
  orders: optional(list(columnOrder), EMPTY, 'Pairs of columns of which one is almost never less than the other.'),
});

export const keyStatistics = object<Document.KeyStatistics>({
  children: optional(
    list(whole(0), 2),
    undefined,
    'Rows that refer to one parent, as quantiles over all parents, those without any among them.',
  ),
});
