import { findFunction } from '../../../language/functions/find-function.ts';
import type { Expression } from '../../../language/expression/expression.ts';
import { isObject } from '../../../weave/cell/option.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import type { UniqueTask } from '../unique-task.ts';
import type { Offer } from './column-offers.ts';

type Member = { readonly column: string; readonly key: string; readonly form: 'text' | 'number' };

/** `(data ->> 'id')`: the member of the JSON that the key looks at has the row's number in it. */
export function memberOffers({ target, set }: UniqueTask): readonly Offer[] {
  return (set.unique?.expressions ?? []).flatMap(({ predicate }) => {
    const member = predicate === undefined ? undefined : memberOf(predicate);
    const plan = member === undefined ? undefined : target.columns.get(member.column);
    if (member === undefined || plan?.source.kind !== 'generator' || plan.source.generator !== 'json') return [];
    const { source } = plan;
    const { key, form } = member;
    const shape: JsonValue = source.options['shape'] ?? {};
    if (target.columnRules.has(plan.name) || !isObject(shape) || isFixed(shape, key)) return [];
    const value = form === 'number' ? '{row_number}' : `${key.replaceAll(/[{}]/g, '')}-{row_number}`;
    const counted = { ...source, options: { ...source.options, shape: { ...shape, [key]: value } } };
    return { plan: { ...plan, source: counted }, size: Number.MAX_SAFE_INTEGER, told: `counts the rows in ${key}` };
  });
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
