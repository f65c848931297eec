import type { Trigger } from '@rowloom/engine';
import { expressionText } from './expression-text.ts';
import { isWord, tokenize } from './tokenize.ts';

/** `CREATE TRIGGER name [BEFORE | AFTER | INSTEAD OF] INSERT ON table … BEGIN … END`; undefined for another event. */
export function parseTrigger(name: string, sql: string): Trigger | undefined {
  const tokens = tokenize(sql);
  // The trigger's own name may be one of the keywords, even unquoted: the event is the one before ON.
  const on = tokens.findIndex((token, at) => isWord(token, 'ON') && at > 2);
  const head = tokens.slice(0, on);
  if (!isWord(head.at(-1), 'INSERT')) return undefined;
  const word = head.at(-2);
  const begin = tokens.findIndex((token, at) => at > on && isWord(token, 'BEGIN'));
  const known = new Set(tokens.map(({ value }) => value.toLowerCase()));
  const when = tokens.findIndex((token, at) => at > on && at < begin && isWord(token, 'WHEN'));
  return {
    name,
    timing: isWord(word, 'AFTER') ? 'after' : isWord(word, 'OF') ? 'instead_of' : 'before',
    level: 'row',
    ...(when < 0 ? {} : { when: expressionText(sql, tokens.slice(when + 1, begin), known) }),
    ...(begin < 0 ? {} : { action: expressionText(sql, tokens.slice(begin), known) }),
  };
}
