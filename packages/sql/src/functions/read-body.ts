import { type ColumnType, columnsOf, type Expression, mapParts, partsOf } from '@rowloom/engine';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import { readTypeText } from '../types/read-type-text.ts';
import type { FindType } from '../types/read-type.ts';
import { assignValue } from './assign-value.ts';
import { isLarger } from './is-larger.ts';
import { keepFractions } from './keep-fractions.ts';
import { NotRead, readOrNothing } from './not-read.ts';
import { type OwnFunction, returnedExpression } from './own-function.ts';
import { readSignature, type Signature } from './read-signature.ts';
import { readSteps } from './read-steps.ts';
import { type Outcome, runSteps } from './run-steps.ts';
import type { Scope } from './steps-run.ts';
import type { Steps } from './step.ts';
import { unlessNull } from './unless-null.ts';

/** The result of a function of the schema, as one expression over its parameters. */
export type Body = Outcome & {
  readonly parameters: readonly string[];
  /** For the last parameters. */
  readonly defaults: readonly Expression[];
};

/** Repeated nesting of a function that uses its argument twice doubles every time. */
export const MAX_PARTS = 1000;

/** Undefined if a function does more than its arguments and one expression say. */
export function readBody(own: OwnFunction, findType: FindType): Body | undefined {
  return readOrNothing(() => {
    const signature = readSignature(own, findType);
    const { expression: outcome, raises } = readOutcome(own, signature, findType);
    if (isLarger(outcome, MAX_PARTS)) throw new NotRead();
    const expression = keepFractions(outcome, typesByName(signature));
    const { parameters } = signature;
    return {
      parameters,
      raises,
      expression: own.strict === true ? unlessNull(parameters, expression) : expression,
      defaults: readDefaults(own.defaults ?? [], signature, findType),
    };
  });
}

function readOutcome(own: OwnFunction, signature: Signature, findType: FindType): Outcome {
  const { parameters, nameOf, returns } = signature;
  if (own.language === 'plpgsql') {
    const steps = readSteps(own.source);
    const types = readTypes(steps, signature, findType);
    const read = makeReader(nameOf, types, findType);
    const typeOf = (name: string): ColumnType | undefined => types.get(name);
    return runSteps(steps, { read, typeOf, parameters, ...(returns === undefined ? {} : { returns }) });
  }
  const text = own.language === 'sql' ? returnedExpression(own.source) : undefined;
  if (text === undefined) throw new NotRead();
  const read = makeReader(nameOf, typesByName(signature), findType);
  const scope = new Map(parameters.map((name): [string, Expression] => [name, { op: 'column', name }]));
  return { expression: read(text, scope), raises: false };
}

const typesByName = ({ parameters, types }: Signature): ReadonlyMap<string, ColumnType> =>
  new Map(parameters.flatMap((name, index) => (types?.[index] === undefined ? [] : [[name, types[index]] as const])));

/** The types of parameters and variables. */
function readTypes({ variables }: Steps, signature: Signature, findType: FindType): ReadonlyMap<string, ColumnType> {
  const types = new Map(typesByName(signature));
  for (const { name, type: text } of variables) {
    const type = readTypeText(text, findType);
    if (type === undefined || !canHold(type)) throw new NotRead();
    types.set(name, type);
  }
  return types;
}

/**
 * A text too long for its variable is an error, although a cast truncates it; types of the schema have checks and
 * fields.
 */
const canHold = (type: ColumnType): boolean =>
  !['domain', 'composite', 'unknown', 'bits'].includes(type.kind) &&
  !(type.kind === 'text' && (type.max_length !== undefined || type.fixed === true));

function makeReader(
  nameOf: Signature['nameOf'],
  types: ReadonlyMap<string, ColumnType>,
  findType: FindType,
): (text: string, scope: Scope) => Expression {
  const texts = new Map<string, Expression>();
  const canonical = (name: string): string => nameOf(name) ?? name;
  const typeOf = (name: string): ColumnType | undefined => types.get(canonical(name));
  const readText = (text: string): Expression =>
    // Without types the reader assumes that casts of columns to text change nothing.
    readPostgresqlExpressionSync(text, { findType, ...(types.size === 0 ? {} : { typeOf }) });
  return (text, scope) => {
    const read = texts.get(text) ?? readText(text);
    texts.set(text, read);
    if (isUnread(read)) throw new NotRead();
    const replace = (part: Expression): Expression => {
      if (part.op !== 'column') return mapParts(part, replace);
      const held = scope.get(canonical(part.name));
      if (held === undefined || part.through !== undefined) throw new NotRead();
      return held;
    };
    const filled = replace(read);
    if (isLarger(filled, MAX_PARTS)) throw new NotRead();
    return filled;
  };
}

const isUnread = (expression: Expression): boolean =>
  expression.op === 'unknown' || expression.op === 'aggregate' || partsOf(expression).some(isUnread);

function readDefaults(texts: readonly string[], signature: Signature, findType: FindType): readonly Expression[] {
  const first = signature.parameters.length - texts.length;
  return texts.map((text, index) => {
    const value = readPostgresqlExpressionSync(text, { findType });
    if (isUnread(value) || columnsOf(value).length > 0) throw new NotRead();
    const type = signature.types?.[first + index];
    return type === undefined ? value : assignValue(value, type, () => undefined);
  });
}
