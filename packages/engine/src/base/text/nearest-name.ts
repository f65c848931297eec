/**
 * The name that was probably meant: fewest edits, and not more than a third of the letters; else one that only goes on, as
 * `country_code` after `country`.
 */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.floor(wrong.length / 3) + 1;
  for (const name of names) {
    const edits = countEdits(wrong.toLowerCase(), name.toLowerCase(), least);
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best ?? names.find((name) => wrong !== '' && name.toLowerCase().startsWith(`${wrong.toLowerCase()}_`));
}

/** A sentence to append, or nothing. The search is skipped where there is too much to search. */
export function suggest(wrong: string, names: readonly string[]): string {
  const near = wrong.length > 128 || names.length > 2000 ? undefined : nearestName(wrong, names);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      current.push(
        Math.min((previous[j - 1] ?? 0) + (same ? 0 : 1), (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? limit;
}
