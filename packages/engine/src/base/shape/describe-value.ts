const MAX_LENGTH = 40;

/** What was found, in a short phrase for a message. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function quote(text: string): string {
  const characters = Array.from(text.slice(0, MAX_LENGTH * 2));
  return JSON.stringify(characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text);
}

/** An object as in JSON: neither a list nor an instance of a class. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
