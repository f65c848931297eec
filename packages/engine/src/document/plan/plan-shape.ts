import { DIALECT_NAMES } from '../../language/dialect/dialect.ts';
import { expression } from '../../language/schema/expression-shape.ts';
import type { Issue } from '../../base/shape/issue.ts';
import {
  any,
  choice,
  flag,
  fraction,
  list,
  map,
  name,
  named,
  object,
  optional,
  orNull,
  type Shape,
  tagged,
  text,
  whole,
} from '../../base/shape/shape.ts';
import { type Dirt, DIRT_KINDS } from './dirt.ts';
import type {
  Near,
  Among,
  ColumnPlan,
  ColumnSource,
  ConstraintVerdict,
  Plan,
  ProductPart,
  ReferencePlan,
  ReferenceStrategy,
  TablePlan,
  VariantGroup,
} from './plan.ts';

const index = whole(0);
const positive: Shape = { is: 'number', above: 0 };
const amount: Shape = { is: 'number', min: 0 };
const product = {
  name,
  within: optional(index),
  radices: list(whole(1), 1),
  position: index,
  form: optional(choice('ascending', 'apart', 'mixed', 'even')),
  most: optional(whole(1)),
};

const source: Shape = named('column_source', () => sourceShape);
const sourceOrNull = orNull(source);

const sourceShape: Shape = tagged<ColumnSource, 'kind'>('kind', {
  generator: { generator: name, version: whole(1), options: map(any) },
  reference: { reference: index, column: name },
  derive: { expression, interpreted: optional(flag) },
  variants: { group: index, sources: list(sourceOrNull) },
  when: { test: expression, then: sourceOrNull, otherwise: sourceOrNull },
  omit: {},
});

const column = object<ColumnPlan>({
  name,
  source,
  null_fraction: fraction,
  max_length: optional(index),
  unique: optional(flag),
  unique_within: optional(object<NonNullable<ColumnPlan['unique_within']>>({ reference: index, most: index })),
  unique_product: optional(object<ProductPart>(product)),
  dirt: optional(object<Dirt>({ share: fraction, kinds: list(choice(...DIRT_KINDS), 1) })),
  confidence: fraction,
  reason: text,
});

const among = object<Among>({ every: whole(1), offset: index, first: optional(whole(1)) });

const law = object<{ counts: readonly number[]; spread: number }>({ counts: list(amount, 1), spread: amount });

const strategy: Shape = tagged<ReferenceStrategy, 'kind'>('kind', {
  fan_out: { min: index, max: orNull(index), shape: orNull(positive), law: optional(law), min_age: optional(positive) },
  scatter: {
    distribution: choice('uniform', 'zipf', 'recent'),
    exponent: optional(positive),
    path: optional(list(index)),
    owners: optional(index),
    among: optional(among),
    rounds: optional(list(orNull(among), 1)),
  },
  one_to_one: { among: optional(among) },
  junction: { within: index, near: optional(object<Near>({ path: list(index, 1), anchor: name })) },
  tree: {
    depth: whole(1),
    roots: choice('null', 'self'),
    within: optional(index),
    chain: optional(flag),
    single: optional(flag),
    shallow: optional(flag),
  },
  shared: { path: list(index), anchor: name, beside: optional(index), loose: optional(flag) },
  through: { path: list(index, 1) },
  existing: {
    distribution: choice('uniform'),
    unique: optional(flag),
    within: optional(index),
    agrees: optional(
      object<NonNullable<Extract<ReferenceStrategy, { kind: 'existing' }>['agrees']>>({
        path: list(index, 1),
        theirs: list(name, 1),
        own: list(name, 1),
      }),
    ),
  },
  motif: { parents: list({ is: 'number', min: -1, whole: true }, 1) },
  product: { ...product, among: optional(among) },
});

const reference = object<ReferencePlan>({
  name,
  columns: list(name),
  to: name,
  to_columns: list(name),
  strategy,
  owning: flag,
  null_fraction: fraction,
});

const verdict = object<ConstraintVerdict>({
  kind: choice('primary_key', 'unique', 'foreign_key', 'check', 'not_null', 'exclusion'),
  name: text,
  verdict: choice('solved', 'sampled', 'unsupported'),
  reason: text,
  test: optional(expression),
  distinct: optional(list(name)),
  most_rows: optional(index),
});

const weights = list({ is: 'number', min: 0 }, 1);

const variantGroup = object<VariantGroup>({
  columns: list(name),
  weights,
  rounds: optional(list(weights, 1)),
  unless: optional(object<NonNullable<VariantGroup['unless']>>({ test: expression, weights })),
});

const table = object<TablePlan>({
  name,
  rows: index,
  columns: list(column),
  references: list(reference),
  variants: list(variantGroup),
  constraints: list(verdict),
  apart: optional(flag),
  motif: optional(object<NonNullable<TablePlan['motif']>>({ once: index, every: index, repeat: optional(whole(1)) })),
});

export const planShape: Shape = object<Plan>({
  version: choice(1),
  engine_version: whole(1),
  dialect: choice(...DIALECT_NAMES),
  schema_digest: text,
  seed: index,
  as_of: text,
  locale: text,
  tables: list(table),
  notes: list(object<Issue>({ code: text, path: text, message: text })),
});
