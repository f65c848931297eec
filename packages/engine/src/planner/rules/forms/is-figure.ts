type Shape = 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle';

const NUMBER = String.raw`[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|nan|inf(?:inity)?)`;
const POINT = String.raw`(?:\(${NUMBER},${NUMBER}\)|${NUMBER},${NUMBER})`;
const POINTS = `${POINT}(?:,${POINT})*`;
const TWO = `${POINT},${POINT}`;
const CIRCLE = `${POINT},\\+?(?!-)${NUMBER}`;

const whole = (...forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`, 'i');

const FORMS: Readonly<Record<Shape, RegExp>> = {
  point: whole(POINT),
  line: whole(String.raw`\{${NUMBER},${NUMBER},${NUMBER}\}`, TWO, String.raw`\[${TWO}\]`, String.raw`\(${TWO}\)`),
  lseg: whole(TWO, String.raw`\[${TWO}\]`, String.raw`\(${TWO}\)`),
  box: whole(TWO, String.raw`\(${TWO}\)`),
  path: whole(POINTS, String.raw`\[${POINTS}\]`, String.raw`\(${POINTS}\)`),
  polygon: whole(POINTS, String.raw`\(${POINTS}\)`),
  circle: whole(CIRCLE, `<${CIRCLE}>`, String.raw`\(${CIRCLE}\)`),
};

/** Whether PostgreSQL reads a text as this geometric type. */
export function isFigure(text: string, shape: Shape): boolean {
  const bare = text.replace(/\s+/g, '');
  return FORMS[shape].test(bare) && (shape !== 'line' || hasDirection(bare));
}

/** A line is given by `{A,B,C}`, where A and B are not both 0, or by two different points. */
function hasDirection(text: string): boolean {
  const numbers = (text.match(new RegExp(NUMBER, 'gi')) ?? []).map(Number);
  const [a, b, c, d] = numbers;
  return text.startsWith('{') ? a !== 0 || b !== 0 : a !== c || b !== d;
}
