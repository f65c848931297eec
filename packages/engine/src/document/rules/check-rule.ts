import { COLUMN_WAYS } from './column-ways.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import type { ColumnRule, ReferenceRule, TableRule } from './rules.ts';

/** Fields of a column's rule that exclude each other, or that require another. */
export function checkColumnRule(rule: ColumnRule, path: string): readonly Issue[] {
  const issues: Issue[] = [];
  const refuse = refuseIn(issues, path);
  const ways = COLUMN_WAYS.filter((way) => rule[way] !== undefined);
  if (ways.length > 1) refuse('', `A column can have only one of these: ${joinWords(ways)}.`);
  checkWeights(rule, refuse);
  if (rule.options !== undefined && rule.generator === undefined)
    refuse('options', 'Options need a generator: name it in "generator".');
  if (rule.range !== undefined) checkRange(rule.range, refuse);
  return issues;
}

export function checkTableRule(rule: TableRule, path: string): readonly Issue[] {
  const issues: Issue[] = [];
  const refuse = refuseIn(issues, path);
  if (rule.rows !== undefined && rule.rows_per !== undefined)
    refuse('rows_per', 'Give either rows or rows_per, not both.');
  if (rule.skip === true && ((rule.rows ?? 0) > 0 || rule.rows_per !== undefined))
    refuse('skip', 'A table that is skipped has no rows.');
  for (const [name, reference] of Object.entries(rule.references ?? {}))
    issues.push(...checkReferenceRule(reference, `${path}.references.${name}`));
  return issues;
}

function checkReferenceRule(rule: ReferenceRule, path: string): readonly Issue[] {
  const issues: Issue[] = [];
  const refuse = refuseIn(issues, path);
  const { columns, to_columns: toColumns, strategy } = rule;
  if (rule.min !== undefined && rule.max !== undefined && rule.min > rule.max)
    refuse('min', `min ${rule.min} is above max ${rule.max}.`);
  if ((columns !== undefined || toColumns !== undefined) && rule.to === undefined)
    refuse('to', 'A reference that the schema does not declare needs its parent table in "to".');
  if (columns !== undefined && toColumns !== undefined && columns.length !== toColumns.length) {
    refuse('to_columns', `Expected as many columns as in "columns", ${columns.length}, found ${toColumns.length}.`);
  }
  if (rule.through !== undefined && strategy !== undefined)
    refuse('strategy', '"through" already decides the parent: remove "strategy".');
  if (rule.distribution !== undefined && strategy !== undefined && strategy !== 'scatter')
    refuse('distribution', `The strategy ${strategy} has no distribution: only scatter has one.`);
  if (rule.exponent !== undefined && rule.distribution === 'uniform')
    refuse('exponent', 'A uniform distribution has no exponent: only zipf has one.');
  if (rule.depth !== undefined && strategy !== undefined && strategy !== 'tree')
    refuse('depth', `The strategy ${strategy} has no depth: only tree has one.`);
  return issues;
}

type Refuse = (field: string, message: string) => void;

function refuseIn(issues: Issue[], path: string): Refuse {
  return (field, message) => issues.push({ code: 'bad_rule', path: field === '' ? path : `${path}.${field}`, message });
}

function checkWeights({ one_of: values, weights }: ColumnRule, refuse: Refuse): void {
  if (weights === undefined) return;
  if (values === undefined) refuse('weights', 'Weights need values: list them in "one_of".');
  else if (values.length !== weights.length)
    refuse(
      'weights',
      `Expected ${values.length} ${values.length === 1 ? 'weight' : 'weights'}, one for each value, found ${weights.length}.`,
    );
  if (weights.every((weight) => weight === 0)) refuse('weights', 'At least one weight must be above 0.');
}

function checkRange({ min, max }: NonNullable<ColumnRule['range']>, refuse: Refuse): void {
  if (min === undefined && max === undefined) refuse('range', 'A range needs min, max or both.');
  if (min === undefined || max === undefined) return;
  const [low, high] = [measure(min), measure(max)];
  if (low !== undefined && high !== undefined && low > high) refuse('range', `min ${min} is above max ${max}.`);
}

/** Numbers may be texts, and so may times. The planner judges other texts. */
function measure(value: number | string): number | undefined {
  if (typeof value === 'number') return value;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  const measured = Number.isNaN(number) ? parseMicros(value) : number;
  return Number.isNaN(measured) ? undefined : measured;
}

function joinWords(words: readonly string[]): string {
  return words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
