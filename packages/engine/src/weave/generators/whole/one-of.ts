import type { GeneratorOptions, JsonValue } from '../../../document/plan/plan.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { charLength } from '../../../base/text/cut-text.ts';
import { type Dictionary, makeDictionary } from '../../../base/text/dictionary.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { MORE_OPTION } from '../number/more-option.ts';
import { listOption } from '../../cell/option.ts';
import { countTerms, furtherPieces } from './term-generator.ts';
import { isExact, requireExact } from '../number/require-exact.ts';
import { textValue } from '../prose/text-value.ts';
import { valueAt } from './value-table.ts';
import { weightedIndex } from '../../graph/weighted-index.ts';

export const oneOf = generator({
  name: 'one_of',
  version: 1,
  summary: 'One of the given values, evenly or by weight.',
  options: { values: 'the list', weights: 'a number for each value (all the same)', ...MORE_OPTION },
  distinct: 'index',
  capacity: (cell, options) => {
    const list = longerList(cell, options);
    if (list !== undefined) return countTerms(list, cell);
    return new Set(fittingValues(cell, options).map(({ value }) => JSON.stringify(value))).size;
  },
  check: checkOneOfOptions,
  build: (cell, options) => {
    const list = cell.unique ? longerList(cell, options) : undefined;
    if (list !== undefined) return textValue(cell, furtherPieces(cell, list));
    const fitting = fittingValues(cell, options);
    const values = fitting.map(({ value }) => value);
    if (cell.type.kind === 'integer')
      requireExact(
        cell,
        values.map(Number).filter((value) => !Number.isNaN(value)),
      );
    const index =
      fitting.some(({ weight }) => weight !== 1) && !cell.unique
        ? weightedIndex(
            fitting.map(({ weight }) => weight),
            cell.draw(),
          )
        : cell.index(Math.max(1, values.length));
    return valueAt(cell, values, index);
  },
});

/** The values as terms that can be numbered. */
function longerList({ type }: Pick<Cell, 'type'>, options: GeneratorOptions): Dictionary | undefined {
  const values = listOption(options, 'values') ?? [];
  if (options['more'] !== true || type.kind !== 'text' || values.length === 0) return undefined;
  return makeDictionary([
    ...new Set(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))),
  ]);
}

/** A value that the column cannot hold is left out, unless none would remain. */
function fittingValues(
  { maxLength, type }: Pick<Cell, 'maxLength' | 'type'>,
  options: GeneratorOptions,
): readonly { value: JsonValue; weight: number }[] {
  const weights = listOption(options, 'weights');
  const all = (listOption(options, 'values') ?? []).map((value, index) => ({
    value,
    weight: Number(weights?.[index] ?? 1),
  }));
  const fitting = all.filter(
    ({ value }) =>
      (maxLength === undefined || typeof value !== 'string' || charLength(value) <= maxLength) &&
      (type.kind !== 'integer' || value === null || isExact(Number(value)) || Number.isNaN(Number(value))),
  );
  return fitting.length > 0 ? fitting : all;
}

function checkOneOfOptions(options: GeneratorOptions): readonly Issue[] {
  const values = listOption(options, 'values');
  const weights = listOption(options, 'weights');
  if (values === undefined || values.length === 0)
    return [{ code: 'option_missing', path: 'values', message: 'values must be a list of at least one value.' }];
  if (values.includes(null) && values.length > 1)
    return [
      {
        code: 'option_invalid',
        path: 'values',
        message: 'values cannot hold null beside others; null_fraction says how many rows are NULL.',
      },
    ];
  if (options['weights'] === undefined) return [];
  if (
    weights === undefined ||
    weights.length !== values.length ||
    weights.some((weight) => typeof weight !== 'number' || weight < 0) ||
    weights.every((weight) => weight === 0)
  ) {
    return [
      {
        code: 'option_invalid',
        path: 'weights',
        message: `weights must be ${values.length} numbers, none below 0 and not all 0.`,
      },
    ];
  }
  return [];
}
