/**
 * The maximum number of expansions of one line: enough for a reader not to see the same twice, and few enough to keep.
 */
const MAX_FILLINGS = 256;

/**
 * A line for each choice of words for its `{slots}`, up to a number that is spread evenly over all. Words of a slot are
 * separated by `|`.
 */
export function expandLine(line: string, slots: Readonly<Record<string, string>>): readonly string[] {
  const parts = line.split(/\{([a-z_]+)\}/);
  const lists = parts.map((part, index) => (index % 2 === 0 ? [part] : (slots[part]?.split('|') ?? [`{${part}}`])));
  const total = lists.reduce((product, list) => product * list.length, 1);
  const count = Math.min(total, MAX_FILLINGS);
  const filled = Array.from({ length: count }, (_, index) => {
    let rest = Math.floor((index * total) / count);
    return lists
      .map((list, at) => {
        // Skipped lines shift the words of the later slots, so that all of them occur.
        const place = (rest + (count < total ? index * at : 0)) % list.length;
        rest = Math.floor(rest / list.length);
        return list[place] ?? '';
      })
      .join('');
  });
  return [...new Set(filled)];
}
