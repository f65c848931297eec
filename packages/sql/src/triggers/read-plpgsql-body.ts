import { NotRead } from '../functions/not-read.ts';
import { readBlock, readBranches, readCases, readWhole } from './read-branches.ts';
import { openTrigger, type TriggerCursor } from './trigger-cursor.ts';
import type { TriggerBody, TriggerStep } from './trigger-step.ts';
import { findAt, nameIn, reads, splitAt, type Tokens, triggerTokens } from './trigger-tokens.ts';

/** The steps of a trigger function in PL/pgSQL. */
export function readPlpgsqlBody(text: string, timing: 'before' | 'after' | 'instead_of'): TriggerBody {
  const cursor = openTrigger(withoutHandlers(triggerTokens(text, 'postgresql')), 'postgresql');
  const variables: { name: string; value?: Tokens }[] = [];
  if (cursor.accept('declare'))
    while (!cursor.is('begin')) {
      if (cursor.accept('declare')) continue;
      const name = cursor.name();
      const declared = cursor.statement();
      const at = declared.findIndex((token) => [':=', '=', 'default'].some((each) => reads(token, each)));
      variables.push({ name, ...(at < 0 ? {} : { value: declared.slice(at + 1) }) });
    }
  cursor.expect('begin');
  const step = (): readonly TriggerStep[] => readStep(cursor, timing, step);
  return { variables, steps: readWhole(cursor, step) };
}

/** A handler that raises an error in turn refuses the same rows; the effect of other handlers is unknown. */
function withoutHandlers(tokens: Tokens): Tokens {
  const start = tokens.findIndex((token, at) => reads(token, 'exception') && reads(tokens[at + 1], 'when'));
  if (start < 0) return tokens;
  const end = findAt(tokens, start, 'end');
  const handlers = splitAt(tokens.slice(start + 2, end), 'when');
  if (end >= tokens.length || !handlers.every(raises)) throw new NotRead();
  return [...tokens.slice(0, start), ...withoutHandlers(tokens.slice(end))];
}

/** `no_data_found THEN …; RAISE …;` without branches. */
function raises(handler: Tokens): boolean {
  const statements = splitAt(handler.slice(findAt(handler, 0, 'then') + 1), ';').filter(({ length }) => length > 0);
  const isPlain = !handler.some((token) => [...UNREAD, 'if', 'case', 'return'].some((each) => reads(token, each)));
  const [verb, level] = statements.at(-1) ?? [];
  const isRemark = level?.kind === 'word' && REMARKS.has(level.text.toLowerCase());
  return isPlain && reads(verb, 'raise') && !isRemark;
}

const REMARKS: ReadonlySet<string> = new Set(['notice', 'warning', 'info', 'log', 'debug']);
const UNREAD: readonly string[] = ['loop', 'while', 'for', 'foreach', 'declare', 'execute', '<<', 'assert'];

function readStep(
  cursor: TriggerCursor,
  timing: 'before' | 'after' | 'instead_of',
  step: () => readonly TriggerStep[],
): readonly TriggerStep[] {
  if (cursor.accept('null', ';')) return [];
  if (UNREAD.some((each) => cursor.is(each))) throw new NotRead();
  if (cursor.accept('begin')) return readBlock(cursor, step);
  if (cursor.accept('if')) return [readBranches(cursor, step, ['elsif', 'elseif'])];
  if (cursor.accept('case')) return [readCases(cursor, step)];
  if (cursor.accept('return')) {
    const value = cursor.statement();
    const isNone = value.length === 1 && reads(value[0], 'null');
    // The return value matters only before the row is written.
    return [isNone && timing !== 'after' ? { kind: 'refuse' } : { kind: 'accept' }];
  }
  if (cursor.accept('raise')) return readRaise(cursor.statement());
  if (cursor.accept('perform')) return [{ kind: 'query', into: [], query: cursor.statement() }];
  if (cursor.is('select') || cursor.is('with')) return [readSelect(cursor.statement())];
  if (cursor.is('insert')) return [{ kind: 'insert', statement: cursor.statement() }];
  if (cursor.is('update') || cursor.is('delete') || cursor.is('notify')) {
    const statement = cursor.statement();
    return [findAt(statement, 0, 'into') < statement.length ? { kind: 'unread' } : { kind: 'other' }];
  }
  return [readAssignment(cursor.statement())];
}

function readRaise(statement: Tokens): readonly TriggerStep[] {
  const [first] = statement;
  if (first?.kind === 'word' && REMARKS.has(first.text.toLowerCase())) return [];
  const format = statement.find(({ kind }, at) => kind === 'string' && at < 2);
  const at = statement.findIndex((token, place) => reads(token, 'message') && reads(statement[place + 1], '='));
  const message = at < 0 ? undefined : statement[at + 2];
  const says = format?.text.replaceAll('%%', '\0').replaceAll('%', '…').replaceAll('\0', '%') ?? message?.text;
  return [{ kind: 'refuse', ...(says === undefined || says === '…' ? {} : { says }) }];
}

function readSelect(statement: Tokens): TriggerStep {
  const at = findAt(statement, 0, 'into');
  if (at >= statement.length) return { kind: 'unread' };
  const strict = reads(statement[at + 1], 'strict');
  const names: string[] = [];
  let end = at + (strict ? 2 : 1);
  for (;;) {
    const name = nameIn(statement[end], 'postgresql');
    // `INTO NEW.x`, or a field of a record.
    if (name === undefined || reads(statement[end + 1], '.')) return { kind: 'unread' };
    names.push(name);
    end += 1;
    if (!reads(statement[end], ',')) break;
    end += 1;
  }
  return {
    kind: 'query',
    into: names,
    query: [...statement.slice(0, at), ...statement.slice(end)],
    ...(strict ? { strict } : {}),
  };
}

function readAssignment(statement: Tokens): TriggerStep {
  const at = statement.findIndex((token) => reads(token, ':=') || reads(token, '='));
  const [target, dot, field] = statement;
  const value = statement.slice(at + 1);
  const name = nameIn(target, 'postgresql');
  if (name === undefined || value.length === 0) return { kind: 'unread' };
  if (at === 1) return name === 'new' ? { kind: 'unread' } : { kind: 'assign', name, value };
  const column = nameIn(field, 'postgresql');
  if (at !== 3 || name !== 'new' || !reads(dot, '.') || column === undefined) return { kind: 'unread' };
  return splitAt(value, ';').length === 1 ? { kind: 'set', column, value } : { kind: 'unread' };
}
