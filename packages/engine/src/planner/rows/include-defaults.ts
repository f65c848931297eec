import { findGenerator } from '../../weave/generators/catalogue.ts';
import { numberOption, textOption } from '../../weave/cell/option.ts';
import { matchRegex } from '../../language/pattern/match-regex.ts';
import type { TableDraft } from '../draft/draft.ts';
import { call, number } from '../../language/expression/make-expression.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';

/** The first rows of a lookup table hold the defaults of other tables, if its key would not contain them anyway. */
export function includeDefaults({ enumeration, columns, rows }: TableDraft): void {
  const plan = columns.get(enumeration?.column ?? '');
  if (enumeration?.from === 'some' && plan !== undefined) {
    columns.set(plan.name, {
      ...plan,
      ...withFirst(plan, enumeration.values.slice(0, rows), 'values that other tables require'),
    });
    return;
  }
  if (enumeration?.from !== 'defaults' || plan?.source.kind !== 'generator') return;
  const source = plan.source;
  const missing = enumeration.values.filter((value) => neverMakes(source, value)).slice(0, rows);
  if (missing.length === 0) return;
  columns.set(plan.name, { ...plan, ...withFirst(plan, missing, 'defaults of other tables') });
}

function withFirst(plan: ColumnPlan, values: readonly string[], what: string): Pick<ColumnPlan, 'source' | 'reason'> {
  const source = values.reduceRight<ColumnSource>(
    (otherwise, value, index) => ({
      kind: 'when',
      test: { op: 'compare', operator: '=', left: call('row_number'), right: number(index + 1) },
      then: { kind: 'generator', generator: 'constant', version: 1, options: { value } },
      otherwise,
    }),
    plan.source,
  );
  return { source, reason: `${plan.reason}; first ${what}: ${values.join(', ')}` };
}

/** The form of every value of some generators. */
const FORMS: Readonly<Record<string, RegExp>> = {
  token: /^.{8,}$/,
  hex: /^[\da-f]{8,}$/i,
  uuid_v4: /^[\da-f-]{8,}$/i,
  uuid_v7: /^[\da-f-]{8,}$/i,
  email: /@/,
  url: /:/,
  sku: /^\w+-\d/,
};

/** Whether a generator of distinct values certainly does not make one, which must not occur twice. */
function neverMakes(source: Extract<ColumnSource, { kind: 'generator' }>, value: string): boolean {
  if (source.generator === 'serial') return Number(value) < (numberOption(source.options, 'start') ?? 1);
  if (source.generator === 'pattern') {
    const regex = textOption(source.options, 'regex');
    return regex !== undefined && !matches(regex, value);
  }
  const form = FORMS[source.generator];
  if (form !== undefined) return !form.test(value);
  return findGenerator(source.generator, source.version)?.distinct === 'suffix' && !/-\d+$/.test(value);
}

function matches(regex: string, value: string): boolean {
  try {
    return matchRegex(new RegExp(regex, 'iu'), value);
  } catch {
    return true;
  }
}
