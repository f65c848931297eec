import { beginWith } from '../../language/pattern/begin-with.ts';
import { escapeRegex } from '../../language/pattern/match-like.ts';

type Sorted = {
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly open: readonly string[];
};

const FILLINGS: readonly string[] = ['[a-z0-9]*', '[A-Z0-9]*', '[0-9]*', '[a-z]*'];
const MAX_PATTERNS = 4;

/**
 * Single expressions that may match where a text must match several: one for its beginning, those for its content, one
 * for its end, and something between them.
 */
export function joinPatterns(sources: readonly string[], literals: readonly string[]): readonly string[] {
  const { starts, ends, open } = sortPatterns(sources);
  const placed = overlay(starts);
  const joined =
    sources.length < 2
      ? []
      : choices([...placed, ...starts]).flatMap((start) =>
          choices(ends).flatMap((end) =>
            [open, []].flatMap((inner) =>
              FILLINGS.map((filling) => `^${[start, ...inner, end].map(group).join(filling)}$`),
            ),
          ),
        );
  // `position('@' in x) > 1` and similar: each text in turn.
  const strung = literals.map((text) => `${escapeRegex(text)}[a-z]{3,8}`).join('');
  const whole = placed.map((text) => `^${text}$`);
  const begun = sources.flatMap((prefix) => {
    const text = prefixOf(prefix);
    return text === undefined
      ? []
      : sources.flatMap((source) => (source === prefix ? [] : (beginWith(text, source) ?? [])));
  });
  return [...new Set([...whole, ...joined, ...begun]), ...(literals.length > 1 ? [`^[a-z]{3,8}${strung}$`] : [])];
}

/** The text of an expression that only fixes the beginning, as `LIKE '45%'` does. */
function prefixOf(source: string): string | undefined {
  const [, body = ''] = /^\^((?:\\?[^\\])+?)(?:\.\*\$?)?$/.exec(source) ?? [];
  const text = body.replaceAll(/\\([^\w])/g, '$1');
  return text !== '' && escapeRegex(text) === body ? text : undefined;
}

/**
 * `substr(x, 1, 2) = 'AB'` and `substr(x, 8, 1) = 'Z'`, each at its position; the length of the last need not be known.
 */
function overlay(starts: readonly string[]): readonly string[] {
  const placed = starts
    .map((start) => {
      const [, gap = '0', body = ''] = /^(?:\.\{(\d+)\})?(.*)$/.exec(start) ?? [];
      const text = body.replaceAll(/\\([^\w])/g, '$1');
      return { at: Number(gap), body, length: escapeRegex(text) === body ? [...text].length : undefined };
    })
    .toSorted((a, b) => a.at - b.at);
  let joined = '';
  let end = 0;
  for (const { at, body, length } of placed) {
    if (at < end) return [];
    joined += `${at > end ? `[A-Z0-9]{${at - end}}` : ''}${body}`;
    end = length === undefined ? Number.POSITIVE_INFINITY : at + length;
  }
  return placed.length < 2 ? [] : [joined];
}

/** None at all is a choice as well. */
function choices(bodies: readonly string[]): readonly string[] {
  return bodies.length === 0 ? [''] : bodies.slice(0, MAX_PATTERNS);
}

function group(body: string): string {
  return body === '' ? '' : `(?:${body})`;
}

/** By the end to which each is anchored; one anchored at both is the whole text, and begins and ends it. */
function sortPatterns(sources: readonly string[]): Sorted {
  const starts: string[] = [];
  const ends: string[] = [];
  const open: string[] = [];
  for (const source of sources) {
    const body = source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
    const [front, back] = [source.startsWith('^'), body.length < source.length - (source.startsWith('^') ? 1 : 0)];
    const [from, to] = [front && !body.startsWith('.*'), back && !/(?<!\\)\.\*$/.test(body)];
    const core = body.replace(/^\.\*/, '').replace(/(?<!\\)\.\*$/, '');
    if (core === '') continue;
    if (from && to) {
      // Beginning and end are separated by what is between: `AB.*99`.
      const [first = '', ...rest] = core.split('.*');
      starts.push(first);
      if (rest.length > 0) ends.push(rest.at(-1) ?? '');
    } else if (from) starts.push(core);
    else (to ? ends : open).push(core);
  }
  return { starts, ends, open };
}
