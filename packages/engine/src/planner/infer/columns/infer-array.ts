import type { ColumnType } from '../../../language/types/column-type.ts';
import { domainsOf } from '../../../language/schema/resolve-type.ts';
import { domainOfPart } from '../../../solve/row/domain-predicates.ts';
import type { ColumnSource, JsonValue } from '../../../document/plan/plan.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';
import { BY_TYPE, type Finding, type InferInput } from './inference.ts';
import { fromGenerator } from './make-source.ts';

/** An array of what a single column of that name and type would contain. */
export function inferArray(
  input: InferInput,
  type: Extract<ColumnType, { kind: 'array' }>,
  inferElement: (element: InferInput) => Finding,
): Finding {
  const { array_length: length, items, ...domain } = input.domain ?? {};
  const { default: _default, identity: _identity, statistics: _statistics, ...column } = input.column;
  const declared = declaredElement(input);
  const own = declared === undefined ? {} : domainOfPart(input.schema, declared);
  const element = inferElement({
    ...input,
    column: { ...column, type: type.element, nullable: false },
    type: asItem(type.element),
    unique: false,
    domain: withItems(Object.keys(own).length > 0 ? own : hasValues(domain) ? {} : domain, items),
  });
  const include = items?.includes ?? [];
  const min = Math.max(length?.min ?? Math.min(1, length?.max ?? 1), include.length);
  const max = Math.max(min, length?.max ?? Math.max(4, min));
  const options = {
    element: partOf(element.source),
    min,
    max,
    ...(include.length > 0 ? { include: include.map((text) => valueOf(text, type.element)) } : {}),
  };
  return {
    source: fromGenerator('array', options),
    confidence: Math.max(element.confidence > 0.9 ? 0.9 : element.confidence, BY_TYPE),
    reason: `an array; each element: ${element.reason}`,
  };
}

/** One of several texts is a word or two: prose has a column of its own. */
function asItem(type: ColumnType): ColumnType {
  return type.kind === 'text' && type.max_length === undefined ? { ...type, native: 'varchar' } : type;
}

/** The element type as written, before its domains were resolved. */
function declaredElement({ schema, column }: InferInput): ColumnType | undefined {
  const declared = domainsOf(schema, column.type).at(-1)?.type ?? column.type;
  return declared.kind === 'array' ? declared.element : undefined;
}

function withItems(domain: ColumnDomain, items: ColumnDomain['items']): ColumnDomain {
  const { one_of, min, max } = items ?? {};
  return {
    ...domain,
    ...(one_of === undefined ? {} : { one_of }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

function valueOf(text: string, type: ColumnType): JsonValue {
  return type.kind === 'integer' || type.kind === 'decimal' || type.kind === 'float' ? Number(text) : text;
}

/** A CHECK over the whole array says nothing about the values of single elements. */
function hasValues(domain: object): boolean {
  return 'one_of' in domain || 'patterns' in domain;
}

export function partOf(source: ColumnSource): JsonValue {
  if (source.kind !== 'generator') return { generator: 'integer', options: { min: 1, max: 100 } };
  return { generator: source.generator, version: source.version, options: source.options };
}
