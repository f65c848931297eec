import type { ColumnRule, Issue, Rules, Table, TableRule } from '@rowloom/engine';
import { keyOfTable } from '../diagram/diagram-model.ts';

type Named = Pick<Table, 'name' | 'schema'>;

/** The name under which rules speak of a table or of its column: as they do already, or in full. */
export function ruleKey(rules: Rules, table: Named, column?: string): string {
  const end = column === undefined ? '' : `.${column}`;
  const short = `${table.name}${end}`;
  const whole = `${keyOfTable(table)}${end}`;
  return !Object.hasOwn(rules, whole) && Object.hasOwn(rules, short) ? short : whole;
}

export const columnRule = (rules: Rules, table: Named, column: string): ColumnRule =>
  rules[ruleKey(rules, table, column)] ?? {};

export const tableRule = (rules: Rules, table: Named): TableRule => rules[ruleKey(rules, table)] ?? {};

/** Rules with this one instead; one that says nothing goes. */
export function withRule(rules: Rules, key: string, rule: ColumnRule | TableRule): Rules {
  if (Object.keys(rule).length > 0) return { ...rules, [key]: rule };
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name !== key));
}

/** A rule without the fields that are undefined. */
export const tidy = <Rule extends object>(rule: Rule): Rule =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)) as Rule;

/** Whether an issue is about a rule: `rules.orders.total.range` is about `orders.total`. */
const isAbout = (path: string, name: string): boolean =>
  path === `rules.${name}` || path.startsWith(`rules.${name}.`) || path.startsWith(`rules.${name}[`);

/** The rule that an issue is about: of several names that fit, the longest. `orders.total` is not a field of `orders`. */
export const issueOwner = (path: string, rules: Rules): string | undefined =>
  Object.keys(rules)
    .filter((name) => isAbout(path, name))
    .toSorted((a, b) => b.length - a.length)[0];

/** Issues of one rule, by the field that they are about; '' is the rule as a whole. */
export function issuesOf(issues: readonly Issue[], rules: Rules, key: string): Readonly<Record<string, string>> {
  const own = issues.filter(({ path }) => issueOwner(path, rules) === key);
  return Object.fromEntries(own.map(({ path, message }) => [path.slice(`rules.${key}.`.length), message]));
}

/** How many rules speak of a table or its columns. */
export function countRules(rules: Rules, table: Named, columns: readonly string[]): number {
  const keys = [ruleKey(rules, table), ...columns.map((column) => ruleKey(rules, table, column))];
  return keys.filter((key) => Object.hasOwn(rules, key)).length;
}
