import { findFunction } from '../../../language/functions/find-function.ts';
import type { Expression } from '../../../language/expression/expression.ts';
import { isObject } from '../../../weave/cell/option.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import type { UniqueTask } from '../unique-task.ts';

type Member = { readonly column: string; readonly key: string; readonly form: 'text' | 'number' };

/** `(data ->> 'id')`: the member of the JSON that the key looks at has the row's number in it. */
export function byJsonMember({ target, set }: UniqueTask): string | undefined {
  for (const { predicate } of set.unique?.expressions ?? []) {
    const member = predicate === undefined ? undefined : memberOf(predicate);
    const plan = member === undefined ? undefined : target.columns.get(member.column);
    if (member === undefined || plan?.source.kind !== 'generator' || plan.source.generator !== 'json') continue;
    const { source } = plan;
    const shape: JsonValue = source.options['shape'] ?? {};
    if (target.columnRules.has(plan.name) || !isObject(shape) || isFixed(shape, member.key)) continue;
    const value = member.form === 'number' ? '{row_number}' : `${member.key.replaceAll(/[{}]/g, '')}-{row_number}`;
    target.columns.set(plan.name, {
      ...plan,
      source: { ...source, options: { ...source.options, shape: { ...shape, [member.key]: value } } },
    });
    return `${member.key} in ${plan.name} counts the rows`;
  }
  return undefined;
}

/** A shape that is one generator has no members, and values that a CHECK lists are not ours to change. */
function isFixed(shape: Readonly<Record<string, JsonValue>>, key: string): boolean {
  const present = shape[key];
  const listed = present !== undefined && isObject(present) && present['generator'] === 'one_of';
  return shape['generator'] !== undefined || listed;
}

function memberOf(expression: Expression, form: Member['form'] = 'text'): Member | undefined {
  if (expression.op === 'cast') {
    const { kind } = expression.type;
    if (kind !== 'text' && kind !== 'integer' && kind !== 'decimal') return undefined;
    return memberOf(expression.arg, kind === 'text' ? form : 'number');
  }
  if (expression.op !== 'call') return undefined;
  const [first, second] = expression.args;
  const { injective, form: does } = findFunction(expression.name) ?? {};
  if (first !== undefined && (injective || does?.is === 'json_text')) return memberOf(first, form);
  if (does?.is !== 'json_member' || first?.op !== 'column') return undefined;
  const step = second?.op === 'array' && second.items.length === 1 ? second.items[0] : second;
  if (step?.op !== 'literal' || step.type !== 'text') return undefined;
  const key = step.value.replace(/^\$\.(?=\w+$)/, '');
  return key.startsWith('$') ? undefined : { column: first.name, key, form };
}
