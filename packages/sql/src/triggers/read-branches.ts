import { NotRead, readOrNothing } from '../functions/not-read.ts';
import type { TriggerCursor } from './trigger-cursor.ts';
import type { TriggerBranch, TriggerStep } from './trigger-step.ts';
import { symbol, type Tokens, word } from './trigger-tokens.ts';

type ReadStep = () => readonly TriggerStep[];

/** Everything up to END; steps before an unreadable one are read anyway. */
export function readWhole(cursor: TriggerCursor, step: ReadStep): readonly TriggerStep[] {
  const steps: TriggerStep[] = [];
  while (!cursor.is('end')) {
    const more = readOrNothing(step);
    if (more === undefined) return [...steps, { kind: 'unread' }];
    steps.push(...more);
  }
  return steps;
}

/** From IF to its END IF. */
export function readBranches(cursor: TriggerCursor, step: ReadStep, further: readonly string[]): TriggerStep {
  const branches: TriggerBranch[] = [];
  do {
    const when = cursor.until('then');
    cursor.expect('then');
    branches.push({ when, then: readUntil(cursor, step, [...further, 'else', 'end']) });
  } while (further.some((each) => cursor.accept(each)));
  const otherwise = cursor.accept('else') ? readUntil(cursor, step, ['end']) : [];
  cursor.expect('end', 'if');
  cursor.accept(';');
  return { kind: 'if', branches, otherwise };
}

/** From the statement CASE to its END CASE. */
export function readCases(cursor: TriggerCursor, step: ReadStep): TriggerStep {
  const subject = cursor.is('when') ? undefined : cursor.until('when');
  const branches: TriggerBranch[] = [];
  while (cursor.accept('when')) {
    const tested = cursor.until('then');
    cursor.expect('then');
    const when: Tokens =
      subject === undefined
        ? tested
        : [symbol('('), ...subject, symbol(')'), word('in'), symbol('('), ...tested, symbol(')')];
    branches.push({ when, then: readUntil(cursor, step, ['when', 'else', 'end']) });
  }
  // Without a match and without ELSE, the statement is an error.
  const otherwise: readonly TriggerStep[] = cursor.accept('else')
    ? readUntil(cursor, step, ['end'])
    : [{ kind: 'refuse' }];
  cursor.expect('end', 'case');
  cursor.accept(';');
  return { kind: 'if', branches, otherwise };
}

/** From BEGIN inside a body to its END. */
export function readBlock(cursor: TriggerCursor, step: ReadStep): readonly TriggerStep[] {
  const steps = readUntil(cursor, step, ['end']);
  cursor.expect('end');
  if (!cursor.accept(';')) throw new NotRead();
  return steps;
}

function readUntil(cursor: TriggerCursor, step: ReadStep, words: readonly string[]): readonly TriggerStep[] {
  const steps: TriggerStep[] = [];
  while (!words.some((each) => cursor.is(each))) steps.push(...step());
  return steps;
}
