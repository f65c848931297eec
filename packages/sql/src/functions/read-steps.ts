import { NotRead } from './not-read.ts';
import { openSteps, type StepCursor } from './open-steps.ts';
import type { Branch, Step, Steps, Variable } from './step.ts';

/** Beyond this, the steps cannot reasonably be one expression. */
const MAX_LENGTH = 20_000;

/**
 * The steps of a PL/pgSQL function: variables, assignments, IF, CASE, RETURN and RAISE. Throws `NotRead` for loops,
 * queries and everything else whose result depends on more than the arguments.
 */
export function readSteps(text: string): Steps {
  if (text.length > MAX_LENGTH) throw new NotRead();
  const cursor = openSteps(text);
  const variables = cursor.accept('declare') ? readVariables(cursor) : [];
  cursor.expect('begin');
  const steps = readUntil(cursor, 'end');
  cursor.expect('end');
  cursor.accept(';');
  if (!cursor.atEnd()) throw new NotRead();
  return { variables, steps };
}

function readVariables(cursor: StepCursor): readonly Variable[] {
  const variables: Variable[] = [];
  while (cursor.peek() !== 'begin') {
    if (cursor.accept('declare')) continue;
    const name = cursor.name();
    cursor.accept('constant');
    const type = cursor.textUntil(':', '=', 'default', ';');
    const hasValue = cursor.accept(':', '=') || cursor.accept('=') || cursor.accept('default');
    variables.push({ name, type, ...(hasValue ? { value: cursor.textUntil(';') } : {}) });
    cursor.expect(';');
  }
  return variables;
}

function readUntil(cursor: StepCursor, ...words: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  while (!words.includes(cursor.peek())) steps.push(...readStep(cursor));
  return steps;
}

function readStep(cursor: StepCursor): readonly Step[] {
  if (cursor.accept('null', ';')) return [];
  if (cursor.accept('return')) return [{ kind: 'return', value: readValue(cursor) }];
  if (cursor.accept('raise')) return readRaise(cursor);
  if (cursor.accept('if')) return [readIf(cursor)];
  if (cursor.accept('case')) return [readCase(cursor)];
  const name = cursor.name();
  if (!cursor.accept(':', '=')) cursor.expect('=');
  return [{ kind: 'assign', name, value: readValue(cursor) }];
}

function readValue(cursor: StepCursor): string {
  const value = cursor.textUntil(';');
  cursor.expect(';');
  return value;
}

const REMARKS: ReadonlySet<string> = new Set(['notice', 'warning', 'info', 'log', 'debug']);

/** Without a level it is an exception. */
function readRaise(cursor: StepCursor): readonly Step[] {
  const isRemark = REMARKS.has(cursor.peek());
  if (!cursor.accept(';')) readValue(cursor);
  return isRemark ? [] : [{ kind: 'raise' }];
}

function readIf(cursor: StepCursor): Step {
  const branches: Branch[] = [];
  do {
    const when = cursor.textUntil('then');
    cursor.expect('then');
    branches.push({ when, then: readUntil(cursor, 'elsif', 'elseif', 'else', 'end') });
  } while (cursor.accept('elsif') || cursor.accept('elseif'));
  const otherwise = cursor.accept('else') ? readUntil(cursor, 'end') : [];
  cursor.expect('end', 'if', ';');
  return { kind: 'choose', branches, otherwise };
}

function readCase(cursor: StepCursor): Step {
  const subject = cursor.peek() === 'when' ? undefined : cursor.textUntil('when');
  const branches: Branch[] = [];
  while (cursor.accept('when')) {
    const tested = cursor.textUntil('then');
    cursor.expect('then');
    // A comment may end either text, and must not swallow the parenthesis.
    const when = subject === undefined ? tested : `(${subject}\n) IN (${tested}\n)`;
    branches.push({ when, then: readUntil(cursor, 'when', 'else', 'end') });
  }
  // Without a match and without ELSE, the statement is an error.
  const otherwise: readonly Step[] = cursor.accept('else') ? readUntil(cursor, 'end') : [{ kind: 'raise' }];
  cursor.expect('end', 'case', ';');
  return { kind: 'choose', branches, otherwise };
}
