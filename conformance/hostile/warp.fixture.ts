import fc from 'fast-check';

/** Invalid or almost valid values. */
const ODD: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u{feff}',
  '\u202e',
  'constructor',
  '__proto__.x',
  'x'.repeat(5000),
  '𝒳'.repeat(300),
  '*',
  '%s%n${x}{{7*7}}',
  "'; drop table app_user; --",
  '../../../etc/passwd',
  'postgresql://u:p@127.0.0.1:99999/x',
  'postgresql://[::1]:5432/%00',
  'sqlite:%00.db',
  'sqlite:///etc/passwd',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  'Europe/Nowhere',
  '* * * * * *',
  '60 25 32 13 8',
  'CREATE TABLE t (a int CHECK (a > ',
  'CREATE TABLE t (a int);'.repeat(400),
  0,
  -0,
  -1,
  1.5,
  1e300,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -(2 ** 31) - 1,
  2 ** 63,
  true,
  [],
  {},
  [null],
  [[[[[[[]]]]]]],
  { constructor: { prototype: 1 } },
  { '': '' },
];

type Change = {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'wrap' | 'rename' | 'repeat';
  readonly odd: unknown;
};

const change = (): fc.Arbitrary<Change> =>
  fc.record({
    at: fc.nat(100_000),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'rename', 'repeat'),
    odd: fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 })),
  });

/** Valid bodies with one to three changes, anywhere in them. */
export const warped = (good: unknown, count: number, seed: number): readonly unknown[] =>
  fc
    .sample(fc.array(change(), { minLength: 1, maxLength: 3 }), { numRuns: count, seed })
    .map((changes) => changes.reduce(applied, good));

function applied(body: unknown, { at, kind, odd }: Change): unknown {
  const places = placesOf(body);
  const place = places[at % places.length];
  return place === undefined ? odd : changeAt(body, place, kind, odd);
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, here: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...here, key]))];
}

function changeAt(value: unknown, [key, ...rest]: Place, kind: Change['kind'], odd: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null)
    return kind === 'wrap' ? { [typeof odd === 'string' ? odd : 'x']: value } : odd;
  const isLast = rest.length === 0;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(key)) return [[name, inner]];
    if (!isLast) return [[name, changeAt(inner, rest, kind, odd)]];
    if (kind === 'remove') return [];
    if (kind === 'rename') return [[String(odd).slice(0, 200), inner]];
    if (kind === 'repeat') return [[name, [inner, inner]]];
    return [[name, kind === 'wrap' ? { [name]: inner } : odd]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
