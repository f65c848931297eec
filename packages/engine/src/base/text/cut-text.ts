/** The first characters of a text, without white space at the cut. */
export function cutText(text: string, chars: number): string {
  const points = [...text];
  return points.length <= chars ? text : points.slice(0, chars).join('').trimEnd();
}

export function charLength(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
