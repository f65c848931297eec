import { NotRead } from '../functions/not-read.ts';
import { readBlock, readBranches, readCases, readWhole } from './read-branches.ts';
import { openTrigger, type TriggerCursor } from './trigger-cursor.ts';
import type { TriggerBody, TriggerStep } from './trigger-step.ts';
import { findAt, nameIn, reads, splitAt, type Tokens, triggerTokens } from './trigger-tokens.ts';

/** The steps of a trigger of MySQL or MariaDB: one statement, or several between BEGIN and END. */
export function readMysqlBody(text: string): TriggerBody {
  const cursor = openTrigger(triggerTokens(text, 'mysql'), 'mysql');
  const variables: { name: string; value?: Tokens }[] = [];
  const step = (): readonly TriggerStep[] => readStep(cursor, step);
  if (!cursor.accept('begin')) return { variables, steps: step() };
  while (cursor.accept('declare')) variables.push(...readDeclared(cursor.statement()));
  return { variables, steps: readWhole(cursor, step) };
}

/** `DECLARE a, b INT DEFAULT 0`. */
function readDeclared(statement: Tokens): readonly { readonly name: string; readonly value?: Tokens }[] {
  // What a handler does with an error, or with an empty query, is unknown.
  if (statement.some((token) => reads(token, 'handler') || reads(token, 'cursor') || reads(token, 'condition')))
    throw new NotRead();
  const names: string[] = [];
  for (let at = 0; ; at += 2) {
    const name = nameIn(statement[at], 'mysql');
    if (name === undefined) throw new NotRead();
    names.push(name.toLowerCase());
    if (!reads(statement[at + 1], ',')) break;
  }
  const at = findAt(statement, 0, 'default');
  return names.map((name) => ({ name, ...(at < statement.length ? { value: statement.slice(at + 1) } : {}) }));
}

const UNREAD: readonly string[] = ['loop', 'while', 'repeat', 'call', 'prepare', 'execute', 'leave', 'for'];

function readStep(cursor: TriggerCursor, step: () => readonly TriggerStep[]): readonly TriggerStep[] {
  if (UNREAD.some((each) => cursor.is(each)) || reads(cursor.peek(1), ':')) throw new NotRead();
  if (cursor.accept('begin')) return readBlock(cursor, step);
  if (cursor.accept('if')) return [readBranches(cursor, step, ['elseif'])];
  if (cursor.accept('case')) return [readCases(cursor, step)];
  if (cursor.accept('signal') || cursor.accept('resignal')) return [readSignal(cursor.statement())];
  if (cursor.accept('set')) return splitAt(cursor.statement(), ',').map(readAssignment);
  if (cursor.is('select')) return [readSelect(cursor.statement())];
  if (cursor.is('insert') || cursor.is('replace')) return [{ kind: 'insert', statement: cursor.statement() }];
  if (cursor.is('update') || cursor.is('delete') || cursor.is('do')) {
    cursor.statement();
    return [{ kind: 'other' }];
  }
  throw new NotRead();
}

function readSignal(statement: Tokens): TriggerStep {
  // SQLSTATE 01… is only a warning.
  if (statement.some(({ kind, text }, at) => kind === 'string' && at < 3 && text.startsWith('01')))
    return { kind: 'other' };
  const at = statement.findIndex((token) => reads(token, 'message_text'));
  const message = at < 0 ? undefined : statement[at + 2];
  return { kind: 'refuse', ...(message?.kind === 'string' ? { says: message.text } : {}) };
}

function readAssignment(part: Tokens): TriggerStep {
  const at = part.findIndex((token) => reads(token, '=') || reads(token, ':='));
  const value = part.slice(at + 1);
  const name = nameIn(part[0], 'mysql');
  if (at < 0 || name === undefined || value.length === 0) return { kind: 'unread' };
  // What the trigger cannot see changes nothing for this row.
  if (name.startsWith('@@')) return { kind: 'other' };
  if (at === 1) return { kind: 'assign', name: name.toLowerCase(), value };
  const column = nameIn(part[2], 'mysql');
  if (at !== 3 || name.toLowerCase() !== 'new' || !reads(part[1], '.') || column === undefined)
    return { kind: 'unread' };
  return { kind: 'set', column, value };
}

function readSelect(statement: Tokens): TriggerStep {
  const at = findAt(statement, 0, 'into');
  if (at >= statement.length) return { kind: 'unread' };
  const names: string[] = [];
  let end = at + 1;
  for (;;) {
    const name = nameIn(statement[end], 'mysql');
    if (name === undefined || name.startsWith('@@') || reads(statement[end + 1], '.')) return { kind: 'unread' };
    names.push(name.toLowerCase());
    end += 1;
    if (!reads(statement[end], ',')) break;
    end += 1;
  }
  return { kind: 'query', into: names, query: [...statement.slice(0, at), ...statement.slice(end)], keeps: true };
}
