import { findFunction } from '@rowloom/engine';

export type SimpleDefault =
  | { readonly kind: 'text' | 'number'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' | 'now' | 'today' | 'uuid' };

const CASTS = String.raw`(?:::[\w ."]+(?:\([\d, ]*\))?(?:\[\])*)*`;
const TEXT = new RegExp(`^'((?:[^']|'')*)'${CASTS}$`);
const NUMBER = new RegExp(`^\\(?(-?\\d+(?:\\.\\d+)?)\\)?${CASTS}$`);

/** A default with the same meaning in every dialect; undefined for one that only its own can evaluate. */
export function readSimpleDefault(sql: string): SimpleDefault | undefined {
  const bare = stripParentheses(sql.trim());
  const number = NUMBER.exec(bare);
  if (number?.[1] !== undefined) return { kind: 'number', value: number[1] };
  const text = TEXT.exec(bare);
  if (text?.[1] !== undefined) return { kind: 'text', value: text[1].replaceAll("''", "'") };
  const word = bare.replace(new RegExp(`${CASTS}$`), '').toLowerCase();
  if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true' };
  if (word === 'null') return { kind: 'null' };
  const form = findFunction(word.replace(/\(\d*\)$/, ''))?.form;
  if (form?.is === 'clock' && form.of !== 'time') return { kind: form.of === 'moment' ? 'now' : 'today' };
  return /^(?:public\.)?(?:gen_random_uuid|uuid_generate_v4|uuid)\(\)$/.test(word) ? { kind: 'uuid' } : undefined;
}

function stripParentheses(sql: string): string {
  return /^\([^()']*(?:\(\d*\)[^()']*)*\)$/.test(sql) ? stripParentheses(sql.slice(1, -1).trim()) : sql;
}
