type Fields = { readonly [field: string]: unknown };

export type Difference = { readonly field: string; readonly a: unknown; readonly b: unknown };

/** Always different between two runs, and uninformative. */
const OWN: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'queued_at',
  'started_at',
  'finished_at',
  'phases',
]);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in which two records differ; lists of named things are compared by name. */
export function compareRecords(a: Fields, b: Fields, prefix = ''): readonly Difference[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => prefix !== '' || !OWN.has(name));
  return names.flatMap((name) => compareValues(`${prefix}${name}`, a[name] ?? null, b[name] ?? null));
}

function compareValues(field: string, a: unknown, b: unknown): readonly Difference[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (isFields(a) && isFields(b)) return compareRecords(a, b, `${field}.`);
  if (Array.isArray(a) && Array.isArray(b) && [...a, ...b].every(hasName))
    return compareRecords(byName(a as readonly Named[]), byName(b as readonly Named[]), `${field}.`);
  return [{ field, a, b }];
}

type Named = Fields & { readonly name: string };

const hasName = (value: unknown): value is Named => isFields(value) && typeof value['name'] === 'string';

const byName = (items: readonly Named[]): Fields => Object.fromEntries(items.map(({ name, ...rest }) => [name, rest]));
