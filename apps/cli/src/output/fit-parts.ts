import { textWidth } from './text-width.ts';

/** As many of the parts, in order, as fit. */
export function fitParts(parts: readonly string[], room: number): string {
  let text = '';
  let used = 0;
  for (const part of parts) {
    const width = textWidth(part);
    if (used + width > room) continue;
    text += part;
    used += width;
  }
  return text;
}
