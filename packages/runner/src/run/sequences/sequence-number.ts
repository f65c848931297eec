import { quoteText } from '@rowloom/engine';

export type FedByDefault = {
  /** Ready for SQL. */
  readonly column: string;
  readonly isText: boolean;
  /** As PostgreSQL prints it; undefined if the sequence belongs to the column, and is not in its default. */
  readonly defaultText: string | undefined;
};

/** Represents the sequence's number while a default is read. */
const NUMBER = '\u0000';
const NEXTVAL = /\bnextval\('(?:[^']|'')+'::regclass\)/g;
/** Operations that preserve the number: casts, brackets, and a prefix of zeros or a blank. */
const AROUND: readonly RegExp[] = [
  /\(\0\)(?:::[a-z]+(?: [a-z]+)*(?:\(\d+\))?)?/g,
  /\blpad\(\0, \d+, '0'::text\)/g,
  /\bto_char\(\0, '(?:FM)?[09]+'::text\)/g,
];
const TOKEN = /'(?<literal>(?:[^']|'')*)'|(?<number>\0)|(?<joint>\|\|)|::[a-z]+(?: [a-z]+)*|[()\s]/y;

/**
 * SQL of the number that the sequence would have given for a row, NULL if the row's value does not come from its
 * default; undefined if the default transforms the number irreversibly.
 */
export function sequenceNumber({ column, isText, defaultText = NUMBER }: FedByDefault): string | undefined {
  const around = readAround(defaultText);
  if (around === undefined || (!isText && around.prefix + around.suffix !== '')) return undefined;
  if (!isText) return column;
  const pattern = String.raw`^${escape(around.prefix)}\s*0*(\d{1,18})${escape(around.suffix)}$`;
  return `CAST(substring(CAST(${column} AS text) FROM ${quoteText('postgresql', pattern)}) AS numeric)`;
}

const escape = (text: string): string => text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);

function readAround(defaultText: string): { readonly prefix: string; readonly suffix: string } | undefined {
  let rest = defaultText.replaceAll(NEXTVAL, NUMBER);
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const pattern of AROUND) rest = rest.replaceAll(pattern, NUMBER);
  }
  const parts: string[] = [''];
  let isJoined = true;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < rest.length; ) {
    const groups = TOKEN.exec(rest)?.groups;
    if (groups === undefined) return undefined;
    const { literal, number, joint } = groups;
    if (joint !== undefined) isJoined = true;
    if (literal === undefined && number === undefined) continue;
    if (!isJoined) return undefined;
    isJoined = false;
    if (number !== undefined) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${literal?.replaceAll("''", "'") ?? ''}`);
  }
  const [prefix = '', suffix, ...others] = parts;
  return suffix === undefined || others.length > 0 ? undefined : { prefix, suffix };
}
