import { choose } from '../../graph/node.ts';
import { personOf } from '../../records/person.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { listOption } from '../../cell/option.ts';
import { valueAt } from '../whole/value-table.ts';

export const sex = generator({
  name: 'sex',
  version: 1,
  summary: 'The sex of the row’s person, in words, letters or the numbers of ISO 5218, as the column holds it.',
  options: { values: 'two values, for women and for men (female, male)', ...RECORD_OPTION },
  distinct: 'never',
  build: (cell, options) => {
    const values = listOption(options, 'values') ?? usualValues(cell);
    return valueAt(cell, values.slice(0, 2), choose(personOf(cell, options).female, 0, 1));
  },
});

function usualValues({ type, maxLength }: Cell): readonly JsonValue[] {
  if (type.kind === 'integer' || type.kind === 'decimal') return [2, 1];
  if (type.kind === 'boolean') return [true, false];
  if (type.kind === 'enum' && type.values !== undefined) return enumValues(type.values);
  return maxLength !== undefined && maxLength < 6 ? ['F', 'M'] : ['female', 'male'];
}

/** The labels that mean women and men; the first two if they cannot be recognised. */
function enumValues(labels: readonly string[]): readonly string[] {
  const women = labels.find((label) => /^(f|w)/i.test(label));
  const men = labels.find((label) => /^(m|h)/i.test(label));
  return women !== undefined && men !== undefined ? [women, men] : labels.slice(0, 2);
}
