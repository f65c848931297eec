import { EFFECT_KERNELS, REWRITER_KERNELS, WRITER_KERNELS } from './kernels/catalogue.ts';
import type { Expression, Statement } from '../loop/loop.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import { NO_RESULT, OP } from './opcode.ts';
import { fitsInt32, i32, int, integer, toInt } from './operand.ts';
import { storeAt, storeNext } from './store-number.ts';
import { type LoopContext, translateArguments, translateTest, translateValue } from './translate-expression.ts';

/** Adds a statement of the source to the loop's body. */
export function translateStatement(context: LoopContext, statement: Statement): void {
  const { loom, variables } = context;
  switch (statement.kind) {
    case 'declare': {
      const value = translateValue(context, statement.value);
      if (statement.fixed) variables.define(statement.name, value);
      else variables.begin(statement.name, value);
      return;
    }
    case 'assign':
      translateAssignment(context, statement);
      return;
    case 'if':
      translateIf(context, statement);
      return;
    case 'for':
      translateWalk(context, statement);
      return;
    case 'store': {
      const value = translateValue(context, statement.value);
      if (isNext(statement.at)) storeNext(loom, statement, value);
      else storeAt(loom, statement, translateValue(context, statement.at), value);
      return;
    }
    case 'write':
      translateWriter(context, statement);
      return;
    case 'effect': {
      const { target } = statement;
      const given = translateArguments(context, statement.args);
      if (EFFECT_KERNELS.get(target)?.(loom, given) !== true)
        loom.body.emit(loom.callHost(target, given, 'effect').code);
      return;
    }
    case 'put':
      throw new UntranslatableError('Arrays of the caller are written by JavaScript.');
    case 'block':
      for (const inner of statement.body) translateStatement(context, inner);
      return;
    case 'continue':
      throw new UntranslatableError('Only a walk over rows goes on early.');
  }
}

type Assignment = Extract<Statement, { kind: 'assign' }>;
type If = Extract<Statement, { kind: 'if' }>;

const isNext = (place: Expression): boolean => place.kind === 'name' && place.name === 'at';

function translateAssignment(context: LoopContext, { name, value, adds }: Assignment): void {
  const { loom, variables } = context;
  if (name === 'at') {
    if (adds) loom.advance(toInt(translateValue(context, value)));
    else loom.moveTo(toInt(translateValue(context, value)));
    return;
  }
  const operand = translateValue(context, value);
  if (adds) variables.add(name, operand);
  else variables.assign(name, operand);
}

/** A writer at the next byte's position, or one that rewrites output. */
function translateWriter(context: LoopContext, { writer, place, args }: Extract<Statement, { kind: 'write' }>): void {
  const { loom } = context;
  const kernel = isNext(place) ? WRITER_KERNELS.get(writer) : undefined;
  if (kernel?.(loom, translateArguments(context, args)) === true) return;
  const given = translateArguments(context, [place, ...args]);
  const end = REWRITER_KERNELS.get(writer)?.(loom, given);
  if (end === undefined) loom.callWriter(writer, given);
  else loom.moveTo(end);
}

function translateIf(context: LoopContext, statement: If): void {
  const { then, otherwise } = statement;
  const { loom, variables } = context;
  const guard = guardOf(statement);
  // A parent's values that cost less than a mispredicted branch are computed for every row.
  const isAlways = guard !== undefined && then.every(isTrivial);
  const isOpen = guard !== undefined && variables.settle(guard.name, () => translateValue(context, guard.value));
  const test = translateTest(context, statement.test);
  const run = (statements: readonly Statement[], isMet: boolean): void =>
    variables.guarded(isMet, () => {
      for (const inner of statements) translateStatement(context, inner);
    });
  if (isAlways) run(then, true);
  else loom.when(test, () => run(then, isOpen), otherwise.length === 0 ? undefined : () => run(otherwise, false));
}

/** `if (v1 !== row1)`: the values of a parent, computed when it changes. */
function guardOf({ test, otherwise }: If): { readonly name: string; readonly value: Expression } | undefined {
  if (test.kind !== 'binary' || test.operator !== '!==' || otherwise.length > 0) return undefined;
  return test.right.kind === 'name' ? { name: test.right.name, value: test.left } : undefined;
}

/** A sum or product of known values, or a copy. */
function isTrivial(statement: Statement): boolean {
  return statement.kind === 'assign' && statement.name !== 'at' && !statement.adds && isSimple(statement.value);
}

const SIMPLE: ReadonlySet<string> = new Set(['+', '-', '*', '|']);

function isSimple(value: Expression): boolean {
  if (value.kind === 'number' || value.kind === 'name') return true;
  return value.kind === 'binary' && SIMPLE.has(value.operator) && isSimple(value.left) && isSimple(value.right);
}

/** A walk over the rows of a fold. */
function translateWalk(context: LoopContext, statement: Extract<Statement, { kind: 'for' }>): void {
  const { loom, variables } = context;
  const { body } = loom;
  const first = translateValue(context, statement.first);
  const end = body.keep(translateValue(context, statement.end));
  if (!fitsInt32(first) || !fitsInt32(end)) throw new UntranslatableError('A walk over rows beyond 2^31.');
  const local = body.declare({ type: 'i32', min: first.min, max: Math.max(first.max, end.max), whole: true });
  body.set(local, first);
  variables.name(statement.name, { ...body.get(local), max: Math.max(first.max, end.max - 1) });
  body.repeat(
    () => i32.lt(body.get(local), toInt(end)),
    () => {
      body.emit([OP.block, NO_RESULT]);
      for (const inner of statement.body) {
        const isSkip = inner.kind === 'if' && inner.then[0]?.kind === 'continue';
        if (isSkip) body.emit([translateTest(context, inner.test).code, OP.brIf, 0]);
        else translateStatement(context, inner);
      }
      body.emit([OP.end]);
      body.set(local, integer([body.get(local).code, int(1).code, OP.i32Add]));
    },
  );
}
