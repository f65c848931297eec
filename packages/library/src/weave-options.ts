import type { Dialect, LocaleWish, Rules } from '@rowloom/engine';

/**
 * `javascript`: moments are `Date`s, JSON is parsed, bytes are a `Uint8Array`. `json`: what `JSON.stringify` takes, with
 * moments, JSON and bytes as texts, as `rowloom preview --json` prints them.
 */
export type ValueForm = 'javascript' | 'json';

export type WeaveOptions = {
  /** The same seed makes the same rows; 1 unless told, so that tests repeat. */
  readonly seed?: number;
  /** Rows in all, or by table: `{ orders: 500, '*': 100 }`; 10,000 in all unless told. */
  readonly rows?: number | Readonly<Record<string, number>>;
  /** Language and country of names, places and texts; `en` unless told. */
  readonly locale?: LocaleWish;
  /** The "now" that every date is relative to, as a Date or RFC 3339; 2026-01-01 unless told, so that tests repeat. */
  readonly asOf?: Date | string;
  /** Rules that override what is made; see the guide of rules. */
  readonly rules?: Rules;
  /** What SQL text is written in; told from the text unless said. */
  readonly dialect?: Dialect;
  /** The form of values in rows. */
  readonly values?: ValueForm;
  /** Refuse where a table cannot be filled, instead of leaving that table out. */
  readonly strict?: boolean;
};
