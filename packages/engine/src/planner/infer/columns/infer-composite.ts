import type { ColumnType } from '../../../language/types/column-type.ts';
import { domainOfPart } from '../../../solve/row/domain-predicates.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';
import { partOf } from './infer-array.ts';
import { BY_TYPE, type Finding, type InferInput } from './inference.ts';
import { fromGenerator } from './make-source.ts';

/** A row of what columns with the fields' names and types would contain; undefined if the fields are unknown. */
export function inferComposite(
  input: InferInput,
  type: Extract<ColumnType, { kind: 'composite' }>,
  inferField: (field: InferInput) => Finding,
  asked: readonly ColumnDomain[] = [],
): Finding | undefined {
  const { fields } = type;
  if (fields === undefined) return undefined;
  const declared = input.schema.composites?.find(
    ({ name, schema }) =>
      name === type.name && (type.schema === undefined || schema === undefined || schema === type.schema),
  );
  const found = fields.map((field, index) =>
    inferField({
      ...input,
      column: { name: field.name, type: field.type, nullable: false },
      type: field.type,
      unique: false,
      domain: { ...domainOfPart(input.schema, declared?.fields[index]?.type ?? field.type), ...asked[index] },
    }),
  );
  return {
    source: fromGenerator('composite', { fields: found.map(({ source }) => partOf(source)) }),
    confidence: Math.min(...found.map(({ confidence }) => confidence), BY_TYPE),
    reason: `a row of ${fields.map(({ name }) => name).join(', ')}`,
  };
}
