import { EMPTY, fraction, list, name, object, optional, text, whole } from '../../base/shape/shape.ts';
import type * as Document from './schema-document.ts';

/** Two points at least: a first and a last. */
const points = list({ is: 'number' }, 2);
const QUANTILES = 'values below which equal shares of the rows lie, from the first to the last';

/** What a profile adds to a column's statistics. */
export const columnShapes = {
  quantiles: optional(list(text, 2), undefined, `Of a number or moment: ${QUANTILES}.`),
  values: optional(
    list(object<Document.ValueShare>({ value: optional(text), share: fraction })),
    EMPTY,
    'The commonest values and their shares of the rows that are not NULL; a value that is withheld has a share alone.',
  ),
  formats: optional(
    list(object<Document.FormatShare>({ format: text, share: fraction })),
    EMPTY,
    'How texts are built, A for a capital, a for another letter, 9 for a digit: AA-9999.',
  ),
  lengths: optional(list(whole(0), 2), undefined, 'Of a text: lengths in characters, as quantiles.'),
  hours: optional(list(fraction), EMPTY, 'Of a moment: shares of the 168 hours of a week, from Monday 0:00.'),
} as const;

export const columnOrder = object<Document.ColumnOrder>({
  lesser: name,
  greater: name,
  distances: optional(
    points,
    undefined,
    "By how much, as quantiles: seconds between moments, days between dates, else the column's own units.",
  ),
});

export const tableStatistics = object<Document.TableStatistics>({
  rows: optional(whole(0)),
  orders: optional(list(columnOrder), EMPTY, 'Pairs of columns of which the one is hardly ever less than the other.'),
});

export const keyStatistics = object<Document.KeyStatistics>({
  children: optional(
    list(whole(0), 2),
    undefined,
    'Rows that refer to one parent, as quantiles over all parents, those without any among them.',
  ),
});
