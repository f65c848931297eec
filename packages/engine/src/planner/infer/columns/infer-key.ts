import type { ColumnSource } from '../../../document/plan/plan.ts';
import { BY_NAME, BY_TABLE, BY_TYPE, CERTAIN, type Finding } from './inference.ts';
import { chooseUuid } from './choose-uuid.ts';
import { fromDerive, fromGenerator } from './make-source.ts';
import { boundsOfDomain, PLENTY } from '../../../solve/domain/number-limits.ts';
import { fitText } from '../fit-text.ts';
import { termOfNoun } from './infer-term.ts';
import type { Facts } from '../read-facts.ts';
import { wordTable } from '../../../base/text/word-table.ts';

/** Columns that the database numbers itself, and primary keys. */
export function inferKey(facts: Facts): Finding | undefined {
  const { column, type, table } = facts;
  if (column.identity !== undefined || /^nextval\(/i.test(column.default ?? '')) {
    if (type.kind === 'integer' || type.kind === 'decimal')
      return { source: countingSource(facts), confidence: CERTAIN, reason: 'the database numbers this column' };
  }
  const key = table.primary_key?.columns ?? [];
  if (!key.includes(column.name) || table.foreign_keys.some(({ columns }) => columns.includes(column.name)))
    return undefined;
  if (key.length > 1) return undefined;
  if (type.kind === 'integer')
    return { source: countingSource(facts), confidence: CERTAIN, reason: 'a whole-number primary key' };
  if (type.kind === 'decimal' && (type.scale ?? 0) === 0)
    return { source: countingSource(facts), confidence: CERTAIN, reason: 'a whole-number primary key' };
  if (type.kind === 'uuid') return inferUuid(facts);
  if (type.kind !== 'text') return undefined;
  return inferTextKey(facts);
}

/** 1, 2, 3, …, or the first numbers that the CHECKs allow; if they allow few, any of those. */
function countingSource({ domain, unique }: Facts): Finding['source'] {
  const { min, max } = boundsOfDomain(domain, 0);
  if (domain.multiple_of !== undefined) {
    const step = Number(domain.multiple_of);
    const rest = Number(domain.remainder ?? '0');
    const first = Math.max(1, Math.ceil(((min ?? 1) - rest) / step));
    const number = first === 1 ? 'row_number()' : `(row_number() + ${first - 1})`;
    return fromDerive(`${number} * ${step}${rest === 0 ? '' : ` + ${rest}`}`);
  }
  const start = Math.max(min ?? 1, max !== undefined && max < 1 ? (min ?? max) : 1);
  const barred = (domain.none_of ?? []).map(Number).filter((value) => value >= start);
  const from = barred.length === 0 ? start : Math.max(...barred) + 1;
  if (max !== undefined && max - from < PLENTY && unique) return fromGenerator('integer', { min: from, max });
  return from === 1 ? fromGenerator('serial') : fromGenerator('serial', { start: from });
}

function inferUuid({ siblings, domain }: Facts): Finding {
  const timed = siblings.some(
    ({ words, type }) => words.includes('created') && (type.kind === 'timestamp' || type.kind === 'date'),
  );
  const version = chooseUuid(timed ? 'uuid_v7' : 'uuid_v4', domain);
  return {
    source: fromGenerator(version),
    confidence: CERTAIN,
    reason: `a UUID primary key${timed && version === 'uuid_v7' ? ", ordered by the row's creation" : ''}`,
  };
}

/** Well-known lists with codes keep them, so that a code and its name agree; all other text keys are tokens. */
const CODES: Readonly<Record<string, ColumnSource>> = wordTable({
  country: fromGenerator('country_code'),
  currency: fromGenerator('term', { of: 'currency', field: 'code', each: true }),
  language: fromGenerator('term', { of: 'language', field: 'code', each: true }),
});

function inferTextKey(facts: Facts): Finding | undefined {
  const { words, maxLength, tableKinds } = facts;
  const last = words.at(-1);
  const isPlain =
    last === 'id' ||
    last === 'uuid' ||
    last === 'code' ||
    last === 'key' ||
    words.join(' ') === facts.tableWords.join(' ');
  if (!isPlain) return undefined;
  if (last === 'code') {
    const term = termOfNoun(facts, 'code');
    if (term !== undefined)
      return fitText(facts, { ...term, confidence: term.confidence < BY_NAME ? term.confidence : BY_TABLE });
  }
  const list = tableKinds.map((kind) => CODES[kind]).find((source) => source !== undefined);
  if (list !== undefined && last !== 'uuid')
    return { source: list, confidence: BY_TABLE, reason: 'the key of a list of codes' };
  if (last === 'uuid' || maxLength === 36)
    return { source: fromGenerator('uuid_v4'), confidence: CERTAIN, reason: 'a UUID stored as text' };
  // The code of a list looks like a code.
  if (last === 'key' || last === 'code') return undefined;
  const length = Math.max(tokenLength(maxLength), facts.domain.min_length ?? 1);
  const letters = facts.domain.case === 'upper' ? '[A-Z0-9]' : '[a-z0-9]';
  return {
    source:
      facts.domain.case === undefined
        ? fromGenerator('token', { length })
        : fromGenerator('pattern', { regex: `${letters}{${length}}` }),
    confidence: maxLength !== undefined && maxLength < 4 ? BY_TYPE : BY_TABLE,
    reason: 'a text primary key',
  };
}

/** Long enough never to be exhausted, as short as the column. */
export function tokenLength(maxLength: number | undefined, wish = 20): number {
  return Math.max(1, Math.min(maxLength ?? wish, wish));
}
