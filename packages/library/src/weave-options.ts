import type { Dialect, LocaleWish, Rules } from '@rowloom/engine';

/**
 * `javascript`: timestamps are `Date`s, JSON is parsed, bytes are a `Uint8Array`. `json`: suitable for
 * `JSON.stringify`, with timestamps, JSON and bytes as texts, as `rowloom preview --json` prints them.
 */
export type ValueForm = 'javascript' | 'json';

export type WeaveOptions = {
  /** The same seed makes the same rows; 1 by default, so that tests repeat. */
  readonly seed?: number;
  /** Rows in all, or by table: `{ orders: 500, '*': 100 }`; 10,000 in all by default. */
  readonly rows?: number | Readonly<Record<string, number>>;
  /** Language and country of names, places and texts; `en` by default. */
  readonly locale?: LocaleWish;
  /** The "now" that every date is relative to, as a Date or RFC 3339; 2026-01-01 by default, so that tests repeat. */
  readonly asOf?: Date | string;
  /** Rules that override the defaults; see the guide of rules. */
  readonly rules?: Rules;
  /** The dialect of SQL text; recognised from the text by default. */
  readonly dialect?: Dialect;
  /** The form of values in rows. */
  readonly values?: ValueForm;
  /** Fail if a table cannot be filled, instead of leaving that table out. */
  readonly strict?: boolean;
};
