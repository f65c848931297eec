/**
 * The end of a quoted text that begins at `start`, with doubled quotes and, if any, escapes; undefined if there is
 * none.
 */
export function quoteEnd(text: string, start: number, quote: string, hasEscapes: boolean): number | undefined {
  let at = start + 1;
  for (;;) {
    const close = text.indexOf(quote, at);
    if (close < 0) return undefined;
    if (hasEscapes && isEscaped(text, at, close)) at = close + 1;
    else if (text.charAt(close + 1) === quote) at = close + 2;
    else return close + 1;
  }
}

/** After an odd number of backslashes. */
function isEscaped(text: string, from: number, at: number): boolean {
  let back = at;
  while (back > from && text.charAt(back - 1) === '\\') back -= 1;
  return (at - back) % 2 === 1;
}
