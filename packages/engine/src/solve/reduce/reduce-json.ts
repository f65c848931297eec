import { argsOf, callOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import type { JsonMembers } from '../domain/domain.ts';
import { constantOf, type Goal, type Reduction, type Ways } from './reduction.ts';
import { hintAt } from './hint-at.ts';
import { columnOf } from './reduce-text-form.ts';
import { kindOfColumn } from '../domain/scalar.ts';

/** `'k'`, or MySQL's `'$.k'`. */
const keyOf = (expression: Expression | undefined, reduction: Reduction): string | undefined => {
  const value = expression && constantOf(reduction, expression);
  return typeof value === 'string' ? value.replace(/^\$\./, '') : undefined;
};

/** The column and the key of `data->>'kind'`. */
const memberOf = (
  expression: Expression,
  reduction: Reduction,
): { readonly name: string; readonly key: string } | undefined => {
  const [quoted] = argsOf(expression, 'json_text');
  if (quoted) return memberOf(quoted, reduction);
  const [first, second, ...further] = argsOf(expression, 'json_member');
  if (further.length > 0) return undefined;
  const column = columnOf(first, reduction);
  const [step, ...deeper] = second?.op === 'array' ? second.items : [];
  const key = keyOf(deeper.length === 0 ? (step ?? second) : undefined, reduction);
  return column && key !== undefined && kindOfColumn(column) === 'json' ? { name: column.name, key } : undefined;
};

const hint = (name: string, members: JsonMembers, goal: Goal, reduction: Reduction): Ways =>
  hintAt(name, { jsonMembers: members }, goal, reduction);

const keysAsked = (expression: Expression, reduction: Reduction): readonly string[] => {
  const test = callOf(expression, 'json_keys');
  const asked = test?.args[1];
  if (test?.form.of === 'one') {
    const key = keyOf(asked, reduction);
    return key === undefined ? [] : [key];
  }
  const list = asked?.op === 'cast' ? asked.arg : asked;
  return list?.op === 'array' ? list.items.flatMap((item) => keyOf(item, reduction) ?? []) : [];
};

const withoutCasts = (expression: Expression): Expression =>
  expression.op === 'cast' ? withoutCasts(expression.arg) : expression;

/** `doc->>'id' = id`: the member follows from the other column, whatever else is asked of that; the plan puts it there. */
const copyMember = (side: Expression, other: Expression, goal: Goal, reduction: Reduction): Ways | undefined => {
  const [read, copied] = [withoutCasts(side), columnOf(withoutCasts(other), reduction)];
  if (!copied || (!callOf(read, 'json_member') && !callOf(read, 'json_text'))) return undefined;
  const member = memberOf(read, reduction);
  if (member && member.name !== copied.name) return hint(member.name, { [member.key]: null }, goal, reduction);
  const [first] = partsOf(read);
  const text = first && columnOf(withoutCasts(first), reduction);
  // JSON that is kept as text.
  return text?.type.kind === 'text' && text.name !== copied.name ? hintAt(text.name, {}, goal, reduction) : undefined;
};

/** Conditions that say which members a JSON object has; `undefined` for all others. */
export const reduceJson = (expression: Expression, goal: Goal, reduction: Reduction): Ways | undefined => {
  if (expression.op === 'call' && goal.truth) {
    const column = columnOf(expression.args[0], reduction);
    const keys = column && kindOfColumn(column) === 'json' ? keysAsked(expression, reduction) : [];
    return column && keys.length > 0
      ? hint(column.name, Object.fromEntries(keys.map((key) => [key, null])), goal, reduction)
      : undefined;
  }
  if (expression.op === 'is' && expression.value === 'null' && !goal.truth) {
    const member = memberOf(expression.arg, reduction);
    return member && hint(member.name, { [member.key]: null }, { ...goal, nullPasses: false }, reduction);
  }
  if (expression.op !== 'compare' || !/^(?:=|is not distinct from)$/.test(expression.operator) || !goal.truth)
    return undefined;
  const { left, right } = expression;
  const copied = copyMember(left, right, goal, reduction) ?? copyMember(right, left, goal, reduction);
  if (copied || expression.operator !== '=') return copied;
  for (const [side, other] of [
    [expression.left, expression.right],
    [expression.right, expression.left],
  ] as const) {
    const member = memberOf(side, reduction);
    const value = constantOf(reduction, other);
    if (member && typeof value === 'string') return hint(member.name, { [member.key]: [value] }, goal, reduction);
  }
  return undefined;
};
