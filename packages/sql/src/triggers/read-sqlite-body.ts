import { openTrigger } from './trigger-cursor.ts';
import type { TriggerBody, TriggerStep } from './trigger-step.ts';
import {
  closingAt,
  findAt,
  reads,
  symbol,
  type Tokens,
  triggerTokens,
  withoutParentheses,
  word,
} from './trigger-tokens.ts';

/** The statements of a trigger of SQLite, between BEGIN and END. RAISE is a function there. */
export function readSqliteBody(text: string): TriggerBody {
  const cursor = openTrigger(triggerTokens(text, 'sqlite'), 'sqlite');
  cursor.expect('begin');
  const steps: TriggerStep[] = [];
  while (!cursor.atEnd() && !cursor.is('end')) steps.push(...readStatement(cursor.statement()));
  return { variables: [], steps };
}

const hasRaise = (tokens: Tokens): boolean =>
  tokens.some((token, at) => reads(token, 'raise') && reads(tokens[at + 1], '('));

function readStatement(statement: Tokens): readonly TriggerStep[] {
  const [verb] = statement;
  if (reads(verb, 'insert') || reads(verb, 'replace'))
    return hasRaise(statement) ? UNREAD : [{ kind: 'insert', statement }];
  if (reads(verb, 'update') || reads(verb, 'delete')) return hasRaise(statement) ? UNREAD : [{ kind: 'other' }];
  if (!reads(verb, 'select')) return UNREAD;
  if (!hasRaise(statement)) return [{ kind: 'other' }];
  const end = findAt(statement, 1, 'from', 'where', 'limit', 'order', 'group', 'union');
  const found = readSelected(withoutParentheses(statement.slice(1, end)));
  if (found === undefined) return UNREAD;
  const rest = statement.slice(end);
  if (rest.length === 0) return found;
  // Over rows of a table it is raised if there is one.
  const when = reads(rest[0], 'where')
    ? rest.slice(1)
    : [
        word('exists'),
        symbol('('),
        word('select'),
        { kind: 'number', text: '1', raw: '1' } as const,
        ...rest,
        symbol(')'),
      ];
  return hasRaise(when) ? UNREAD : [{ kind: 'if', branches: [{ when, then: found }], otherwise: [] }];
}

const UNREAD: readonly TriggerStep[] = [{ kind: 'unread' }];

/** `RAISE(…)`, or a CASE that reduces to it. */
function readSelected(value: Tokens): readonly TriggerStep[] | undefined {
  if (reads(value[0], 'raise') && closingAt(value, 1) === value.length - 1) return [readRaise(value)];
  if (!reads(value[0], 'case') || !reads(value.at(-1), 'end')) return undefined;
  const inner = value.slice(1, -1);
  const first = findAt(inner, 0, 'when');
  const subject = inner.slice(0, first);
  const branches: { when: Tokens; then: readonly TriggerStep[] }[] = [];
  let at = first;
  while (reads(inner[at], 'when')) {
    const then = findAt(inner, at, 'then');
    const end = findAt(inner, then, 'when', 'else');
    const tested = inner.slice(at + 1, then);
    const steps = readOutcome(inner.slice(then + 1, end));
    if (steps === undefined || hasRaise(tested)) return undefined;
    const when =
      subject.length === 0
        ? tested
        : [symbol('('), ...subject, symbol(')'), symbol('='), symbol('('), ...tested, symbol(')')];
    branches.push({ when, then: steps });
    at = end;
  }
  const otherwise = reads(inner[at], 'else') ? readOutcome(inner.slice(at + 1)) : [];
  return otherwise === undefined || branches.length === 0 ? undefined : [{ kind: 'if', branches, otherwise }];
}

const readOutcome = (value: Tokens): readonly TriggerStep[] | undefined =>
  hasRaise(value) ? readSelected(withoutParentheses(value)) : [];

function readRaise(call: Tokens): TriggerStep {
  const message = call.slice(3).find(({ kind }) => kind === 'string' || kind === 'either');
  return { kind: 'refuse', ...(message === undefined ? {} : { says: message.text }) };
}
