import type { Expression } from '../../../language/expression/expression.ts';
import { whyNotEvaluable } from '../../../language/evaluate/interpret.ts';
import { columnsOf } from '../../../language/expression/walk-expression.ts';
import { BY_TABLE, BY_TYPE, type Inference, type InferInput } from '../../infer/columns/inference.ts';
import { inferColumn } from '../../infer/columns/infer-column.ts';
import { fromGenerator } from '../../infer/columns/make-source.ts';
import { judge } from '../../../language/evaluate/holds.ts';
import { copiedMembers } from '../copied-members.ts';
import type { Draft, TableDraft } from '../../draft/draft.ts';
import { conjunctsOf } from '../../../language/expression/conjuncts-of.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import { predicatesOf } from '../solve-table.ts';
import { spellBytes } from './spell-bytes.ts';
import { putMember, spellJson } from './spell-json.ts';
import { spellPlace } from './spell-place.ts';
import { fieldDomains } from '../field-domains.ts';
import { labelForms, lexemeForms } from './spell-words.ts';
import { bestForm, spellText } from './spell-text.ts';
import { spellValues } from './spell-values.ts';

const SPELLED: ReadonlySet<string> = new Set([
  'text',
  'json',
  'integer',
  'date',
  'timestamp',
  'time',
  'bits',
  'set',
  'full_text',
  'composite',
  'bytes',
]);

/**
 * For a table without rows by the usual methods: whatever satisfies the CHECKs over one column alone, found by trial.
 */
export function spelledColumn(draft: Draft, target: TableDraft, input: InferInput): Inference | undefined {
  const { column, type, domain, unique } = input;
  // One draw of 256 satisfies a fixed byte: there is no need to wait for failure.
  if ((!draft.efforts.has(target.key) && type.kind !== 'bytes') || domain?.one_of !== undefined) return undefined;
  const isLabels = type.kind === 'unknown' && /(?:^|\.)ltree$/.test(type.native);
  if (!SPELLED.has(type.kind) && !isLabels) return undefined;
  const unsure = new Set(
    target.solution.verdicts.flatMap(({ name, verdict }) => (verdict === 'sampled' ? [name] : [])),
  );
  const predicates = predicatesOf(draft, target);
  const own = predicates.flatMap(({ name, predicate }) =>
    conjunctsOf(predicate)
      .filter((part) => columnsOf(part).join('\n') === column.name && whyNotEvaluable(part) === undefined)
      .map((part) => ({ part, unsure: unsure.has(name) })),
  );
  const copied = type.kind === 'json' || type.kind === 'text' ? copiedMembers(predicates, column.name) : [];
  const isUnsure = own.some((item) => item.unsure);
  if (!isUnsure && copied.length === 0) return undefined;
  const tests = own.map(({ part }) => part);
  const meets = (value: string, some: readonly Expression[] = tests): boolean =>
    some.every((test) => judge(test, { [column.name]: value }, target.types, draft.asOf, 'postgresql') === 'met');
  if (type.kind === 'composite')
    return inferColumn({ ...input, fields: fieldDomains(predicates, column.name, type.fields ?? [], draft.asOf) });
  const usual = inferColumn(input);
  const trial: Trial = { input, usual, tests, meets };
  if (type.kind === 'json' || copied.length > 0) return spelledJson(trial, copied, isUnsure);
  if (type.kind === 'bytes') return spelledBytes(trial);
  const form = isLabels ? labelForms(tests) : type.kind === 'full_text' ? lexemeForms(tests) : undefined;
  if (form !== undefined) {
    const regex = bestForm(form, {}, meets, unique);
    return regex === undefined
      ? undefined
      : {
          ...usual,
          source: fromGenerator('pattern', { regex }),
          confidence: BY_TYPE,
          reason: 'values that satisfy the CHECKs, found by trial',
        };
  }
  if (type.kind !== 'text') {
    const values = spellPlace(type, domain, draft.asOf, target.rows, meets) ?? spellValues(tests, type, meets);
    if (values === undefined) return undefined;
    return {
      ...usual,
      source: fromGenerator('one_of', { values: type.kind === 'integer' ? values.map(Number) : values }),
      confidence: BY_TYPE,
      reason: 'values that satisfy the CHECKs, found by trial',
    };
  }
  return spelledText(trial, domain?.max_length ?? type.max_length);
}

/** One column's CHECKs, and what it would contain without them. */
type Trial = {
  readonly input: InferInput;
  readonly usual: Inference;
  readonly tests: readonly Expression[];
  readonly meets: (value: string, some?: readonly Expression[]) => boolean;
};

function spelledJson(
  { input: { column }, usual, tests, meets }: Trial,
  copied: ReturnType<typeof copiedMembers>,
  isUnsure: boolean,
): Inference | undefined {
  const found = isUnsure
    ? spellJson(tests, column.name, (value, some) => meets(JSON.stringify(value), some))
    : undefined;
  if (found === undefined && copied.length === 0) return undefined;
  const { source } = usual;
  const shape = source.kind === 'generator' && source.generator === 'json' ? source.options['shape'] : undefined;
  return {
    ...usual,
    source: fromGenerator('json', {
      shape: copied.reduce<JsonValue>(
        (whole, { place, name }) => putMember(whole, place, `{${name}}`),
        found === undefined ? (shape ?? {}) : shapeOf(found),
      ),
    }),
    confidence: BY_TYPE,
    reason: 'JSON with the members that the CHECKs require',
  };
}

function spelledBytes({ usual, tests, meets }: Trial): Inference | undefined {
  const { source } = usual;
  const length = source.kind === 'generator' && source.generator === 'bytes' ? Number(source.options['length']) : 0;
  const found = spellBytes(tests, length, meets);
  if (found === undefined) return undefined;
  const reason = 'bytes that begin as the CHECKs require, found by trial';
  return { ...usual, source: fromGenerator('bytes', { ...found }), confidence: BY_TYPE, reason };
}

function spelledText(
  { input: { domain, unique }, usual, tests, meets }: Trial,
  most: number | undefined,
): Inference | undefined {
  const bounds = {
    ...(domain?.min_length === undefined ? {} : { min_length: domain.min_length }),
    ...(most === undefined ? {} : { max_length: most }),
  };
  const asked = (domain?.patterns ?? []).map(({ source }) => source);
  const regex = spellText(tests, bounds, meets, unique, asked);
  return regex === undefined
    ? undefined
    : {
        ...usual,
        source: fromGenerator('pattern', { regex, ...bounds }),
        confidence: BY_TABLE,
        reason: 'text that satisfies its CHECKs, found by trial',
      };
}

/** Texts are constants here, although a shape would read slots in them. */
function shapeOf(value: JsonValue): JsonValue {
  if (typeof value === 'string')
    return value === 'word' ? { generator: 'word' } : { generator: 'one_of', options: { values: [value] } };
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(shapeOf);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]));
}
