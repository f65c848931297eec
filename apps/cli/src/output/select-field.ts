import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/**
 * What a path leads to, like jq's: `name`, `target.host`, `tables[0].rows`, `tables[].name`. A list is gone through by
 * itself, so that `id` of a list is every id in it.
 */
export function selectField(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value];
  let walked = '';
  for (const step of readSteps(path)) {
    found = found.flatMap((part) => follow(part, step, walked));
    walked = typeof step === 'string' ? `${walked}${walked === '' ? '' : '.'}${step}` : `${walked}[${step ?? ''}]`;
  }
  return found;
}

/** A field's name, a place in a list, or undefined: each of a list. */
type Step = string | number | undefined;

function readSteps(path: string): readonly Step[] {
  const steps: Step[] = [];
  let rest = path.replace(/^\./, '');
  while (rest !== '') {
    const match = /^(?:\[(\d*)\]|([^.[\]]+))(?:\.(?=[^.])|(?=\[)|$)/.exec(rest);
    if (match === null)
      throw refusal(EXIT.usage, `--field: "${path}" is not a path.`, ['For example: name, target.host, tables[].rows']);
    const [all, index, name] = match;
    steps.push(name ?? (index === '' ? undefined : Number(index)));
    rest = rest.slice(all.length);
  }
  return steps;
}

function follow(value: unknown, step: Step, walked: string): readonly unknown[] {
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    if (step === undefined) return items;
    if (typeof step === 'number') return items.slice(step, step + 1);
    return items.flatMap((item) => follow(item, step, walked));
  }
  if (value === null || value === undefined) return [null];
  if (typeof step === 'string' && typeof value === 'object') {
    if (Object.hasOwn(value, step)) return [(value as Readonly<Record<string, unknown>>)[step]];
    throw refusal(EXIT.usage, `--field: ${walked === '' ? 'the answer' : walked} has no field ${step}.`, [
      `It has ${Object.keys(value).join(', ')}.`,
    ]);
  }
  throw refusal(EXIT.usage, `--field: ${walked === '' ? 'the answer' : walked} is not a list, and has no fields.`);
}

/** A value on a line of its own: text as it is, everything else as JSON. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
