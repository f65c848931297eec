/**
 * The word that was probably meant: fewest edits, at most a third of the letters. Without the engine, so that errors
 * are fast.
 */
export function nearestWord(wrong: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const word of words) {
    const edits = countEdits(wrong.toLowerCase(), word.toLowerCase());
    if (edits < least) {
      least = edits;
      best = word;
    }
  }
  return best;
}

function countEdits(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
