const NAME = String.raw`[\p{L}_:][\p{L}\p{N}_:.-]*`;
const ATTRIBUTE = String.raw`\s+(${NAME})\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const TOKEN = new RegExp(
  [
    String.raw`<!--(?:(?!--)[^])*-->`,
    String.raw`<!\[CDATA\[(?:(?!\]\]>)[^])*\]\]>`,
    String.raw`<\?(?:(?!\?>)[^])+\?>`,
    `<(?<open>${NAME})(?<attributes>(?:${ATTRIBUTE})*)\\s*(?<end>/?)>`,
    `</(?<close>${NAME})\\s*>`,
    '[^<]+',
  ].join('|'),
  'uy',
);
const LONE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Whether a text is valid XML content: elements and texts, with nothing left open. */
export function isXmlContent(text: string): boolean {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return false;
    const { open: opened, close, end, attributes = '' } = match.groups ?? {};
    const isText = !match[0].startsWith('<');
    if ((isText || attributes !== '') && LONE_AMPERSAND.test(match[0])) return false;
    if (opened !== undefined && end === '') open.push(opened);
    if (close !== undefined && open.pop() !== close) return false;
    at = TOKEN.lastIndex;
  }
  return open.length === 0;
}
