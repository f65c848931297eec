/**
 * Stands for anything: a whole value, a part of a text, or, alone at the end of a list or on a line, for all the rest.
 */
const ANY = '…';

/**
 * How an answer differs from the one in a guide; undefined if it does not. A guide shows only some fields of an object.
 */
export function findDifference(shown: unknown, actual: unknown, path = 'answer'): string | undefined {
  if (shown === ANY) return actual === undefined ? `${path} is not there` : undefined;
  if (typeof shown === 'string')
    return typeof actual === 'string' && matchesText(shown, actual) ? undefined : differs(shown, actual, path);
  if (Array.isArray(shown)) return findListDifference(shown, actual, path);
  if (typeof shown !== 'object' || shown === null) return shown === actual ? undefined : differs(shown, actual, path);
  if (typeof actual !== 'object' || actual === null) return differs(shown, actual, path);
  for (const [name, value] of Object.entries(shown)) {
    const found = findDifference(value, (actual as Readonly<Record<string, unknown>>)[name], `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findListDifference(shown: readonly unknown[], actual: unknown, path: string): string | undefined {
  if (!Array.isArray(actual)) return differs(shown, actual, path);
  const isOpen = shown.at(-1) === ANY;
  const items = isOpen ? shown.slice(0, -1) : shown;
  if (isOpen ? actual.length < items.length : actual.length !== items.length)
    return `${path} has ${actual.length} items, ${items.length} are shown`;
  for (const [index, item] of items.entries()) {
    const found = findDifference(item, actual[index], `${path}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const differs = (shown: unknown, actual: unknown, path: string): string =>
  `${path} is ${JSON.stringify(actual)}, the guide shows ${JSON.stringify(shown)}`;

/** What differs in every run, by its form: the id of a run, a checksum, a drawn seed, seconds. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/gen_[a-z0-9]{16}/g, 'gen_[a-z0-9]{16}'],
  [/sum64:[0-9a-f]{16}/g, 'sum64:[0-9a-f]{16}'],
  [/seed \d+/g, String.raw`seed \d+`],
  [/\d+\\\.\d+ s\b/g, String.raw`\d+\.\d+ s`],
];

/**
 * Whether an output matches the shown one, with `…` for any characters of a line or, alone, for any lines. Parts that
 * differ between two runs need only have the same form.
 */
export function matchesText(shown: string, actual: string): boolean {
  const lines = shown.trim().split('\n');
  const pattern = lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    if (line.trim() === ANY) return isLast ? '[^]*' : '(?:.*\\n)*';
    return (
      line.split(ANY).map(toPattern).join('.*') + (isLast ? '' : lines[index + 1]?.trim() === ANY ? '(?:\\n|$)' : '\\n')
    );
  });
  return new RegExp(`^${pattern.join('')}$`).test(actual.trim());
}

const toPattern = (text: string): string =>
  VOLATILE.reduce((pattern, [form, any]) => pattern.replaceAll(form, () => any), escape(text));

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
