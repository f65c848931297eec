import { add, constant } from '../../graph/node.ts';
import type { Value } from '../../graph/value.ts';
import type { GeneratorOptions, JsonValue } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { literal } from '../../graph/piece.ts';
import type { Cell, PartSpec } from '../../cell/cell.ts';
import { checkRange } from '../check-options.ts';
import { generator } from '../generator.ts';
import { countOption, isObject, listOption, numberOption, objectOption, textOption } from '../../cell/option.ts';
import { textValue } from '../prose/text-value.ts';

/** Every element is unrolled in the loop. */
const MAX_ELEMENTS = 64;

export const array = generator({
  name: 'array',
  version: 1,
  summary: 'A list of values of another generator.',
  options: {
    element: 'the generator of the elements, such as {"generator": "tag"} (by the type of the elements)',
    min: 'the fewest elements (1)',
    max: 'the most elements (4, at most 64)',
    elements: 'the generators of single elements in their order, which tell of the row as its other columns do (none)',
    include: 'values that every list begins with (none)',
  },
  distinct: 'never',
  check: checkRange,
  build: (cell, options) => {
    if (cell.type.kind === 'text') return textValue(cell, [literal('{}')]);
    const include = (listOption(options, 'include') ?? []).slice(0, MAX_ELEMENTS);
    const single = listOption(options, 'elements')?.length;
    const wished = countOption(options, 'max', single ?? Math.max(4, countOption(options, 'min', 0)));
    const most = Math.min(MAX_ELEMENTS, Math.max(include.length, wished));
    const least = Math.min(most, Math.max(include.length, countOption(options, 'min', Math.min(1, most))));
    const elements = Array.from({ length: most }, (_, index) => elementAt(cell, options, index, include[index]));
    return {
      kind: 'array',
      elements,
      count: least === most ? constant(most) : add(cell.below(most - least + 1, 'count'), least),
    };
  },
});

function elementAt(cell: Cell, options: GeneratorOptions, index: number, given: JsonValue | undefined): Value {
  const type = cell.type.kind === 'array' ? cell.type.element : undefined;
  if (given !== undefined) {
    const fixed = { generator: 'one_of', options: { values: [given] }, ...(type === undefined ? {} : { type }) };
    return cell.part(`element ${index}`, fixed) ?? { kind: 'null' };
  }
  const single = listOption(options, 'elements')?.[index];
  const wished = isObject(single) ? single : objectOption(options, 'element');
  const version = wished === undefined ? undefined : numberOption(wished, 'version');
  const spec: PartSpec = {
    generator: (wished === undefined ? undefined : textOption(wished, 'generator')) ?? usualGenerator(type),
    ...(version === undefined ? {} : { version }),
    options: (wished === undefined ? undefined : objectOption(wished, 'options')) ?? usualOptions(type),
    ...(type === undefined ? {} : { type }),
    ...(isObject(single) ? {} : { record: `element ${index}` }),
  };
  return cell.part(`element ${index}`, spec) ?? { kind: 'null' };
}

const BY_KIND: Readonly<Partial<Record<ColumnType['kind'], string>>> = {
  integer: 'integer',
  decimal: 'decimal',
  float: 'decimal',
  money: 'money',
  boolean: 'boolean',
  bytes: 'bytes',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  interval: 'interval',
  uuid: 'uuid_v4',
  json: 'json',
  inet: 'ip_address',
  cidr: 'ip_address',
  macaddr: 'mac_address',
  enum: 'one_of',
  bits: 'bits',
  range: 'range',
};

function usualGenerator(type: ColumnType | undefined): string {
  return (type === undefined ? undefined : BY_KIND[type.kind]) ?? 'tag';
}

function usualOptions(type: ColumnType | undefined): GeneratorOptions {
  return type?.kind === 'enum' ? { values: [...(type.values ?? [])] } : {};
}
