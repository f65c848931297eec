// oxlint-disable-next-line no-control-regex -- colours are written with the escape character
const ESCAPES = /\u001b\[[0-9;]*m/g;
/**
 * Latin letters with their accents, dashes and quotes, and the signs of our tables: each is one cell wide, and none
 * combines.
 */
const PLAIN = /^[ -~\u00a0-\u02ff\u2010-\u2027€∅⏎]*$/;
let segmenter: Intl.Segmenter | undefined;

/** Created on use: that takes longer than the output of most commands. */
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}

/** Cells of a text in a terminal: East Asian characters and pictures take two, accents none, colours none. */
export function textWidth(text: string): number {
  // Most cells are plain; the segmenter takes longer to load than a table to print.
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmentsOf(text.replaceAll(ESCAPES, ''))) width += segmentWidth(segment);
  return width;
}

function segmentWidth(segment: string): number {
  const point = segment.codePointAt(0) ?? 0;
  if (point < 0x20 || (point >= 0x7f && point < 0xa0)) return 0;
  return point >= 0x1100 && isWide(point) ? 2 : 1;
}

function isWide(point: number): boolean {
  return (
    point <= 0x115f ||
    (point >= 0x2e80 && point <= 0xa4cf && point !== 0x303f) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x1f300 && point <= 0x1faff) ||
    (point >= 0x20000 && point <= 0x3fffd)
  );
}

/** Cuts a text without colours to that many cells, with … for the missing part. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  if (PLAIN.test(text)) return `${text.slice(0, Math.max(0, width - 1))}…`;
  let cut = '';
  let used = 0;
  for (const { segment } of segmentsOf(text)) {
    const next = segmentWidth(segment);
    if (used + next > width - 1) break;
    cut += segment;
    used += next;
  }
  return `${cut}…`;
}

/** A text without colours in parts of at most that many cells, wherever they end. */
export function breakAtWidth(text: string, width: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const { segment } of segmentsOf(text)) {
    const next = segmentWidth(segment);
    if (used + next > width && part !== '') {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += segment;
    used += next;
  }
  return [...parts, part];
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - textWidth(text))) + text;
}
