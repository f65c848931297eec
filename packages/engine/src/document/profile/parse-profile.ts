import { DIALECT_NAMES } from '../../language/dialect/dialect.ts';
import { checkShape } from '../../base/shape/check-shape.ts';
import { choice, EMPTY, fraction, list, name, object, optional, text, whole } from '../../base/shape/shape.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { columnShapes, columnOrder } from '../../language/schema/statistics-shape.ts';
import type * as Document from './profile.ts';

const number = { is: 'number' } as const;

const column = object<Document.ProfileColumn>({
  name,
  null_fraction: optional(fraction),
  distinct: optional({ is: 'number', min: -1 }),
  width: optional({ is: 'number', min: 0 }),
  min: optional(text),
  max: optional(text),
  ...columnShapes,
});

const table = object<Document.ProfileTable>({
  schema: optional(name),
  name,
  rows: whole(0),
  sampled: optional(fraction),
  columns: list(column),
  keys: optional(
    list(object<Document.ProfileKey>({ columns: list(name, 1), references: name, children: list(whole(0), 2) })),
    EMPTY,
  ),
  orders: optional(list(columnOrder), EMPTY),
});

const profile = object<Document.Profile>({
  profile: choice(1),
  dialect: choice(...DIALECT_NAMES),
  privacy: object<Document.ProfilePrivacy>({
    epsilon: optional(number),
    k: whole(1),
    allowed: list(text),
    outside_budget: list(text),
  }),
  tables: list(table),
});

/** A profile, or everything that is wrong with the input. */
export function parseProfile(
  input: unknown,
): { readonly profile: Document.Profile } | { readonly issues: readonly Issue[] } {
  const issues = checkShape(profile, input, '');
  return issues.length > 0 ? { issues } : { profile: input as Document.Profile };
}
