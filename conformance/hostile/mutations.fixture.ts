/** The parts of JSON Schema that are used here. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
};

type Fields = Readonly<Record<string, unknown>>;

/** A body with a single error. */
export type Mutation = { readonly title: string; readonly path: string; readonly body: unknown };

const SAMPLES: Readonly<Record<string, unknown>> = {
  string: 'x',
  number: 7,
  boolean: true,
  object: { a: 1 },
  array: [],
  null: null,
};

const BAD_TIMES = [
  '1969-12-31T23:59:59.999Z',
  '10000-01-01T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '2026-13-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-01-01',
  'yesterday',
  '',
];

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Every way in which one field of a body can violate its schema. */
export function* mutate(schema: JsonSchema, base: Fields, path = ''): Iterable<Mutation> {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (schema.additionalProperties === false)
    // Written as JSON and read again, `__proto__` is an ordinary field.
    for (const name of ['unknown_field', ...PROTOTYPE_NAMES])
      yield { title: `the unknown field ${name}`, path: at(name), body: withField(base, name, 1) };
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    for (const [kind, value] of wrongValues(field))
      yield { title: `${kind} as ${at(name)}`, path: at(name), body: withField(base, name, value) };
    if (field.properties !== undefined)
      for (const inner of mutate(field, (base[name] ?? {}) as Fields, at(name)))
        yield { ...inner, body: withField(base, name, inner.body) };
  }
}

export function* wrongValues(schema: JsonSchema): Iterable<readonly [string, unknown]> {
  const types = typesOf(schema);
  for (const [type, value] of Object.entries(SAMPLES)) if (!types.has(type)) yield [type, value];
  if (types.has('string')) yield* wrongTexts(schema);
  if (types.has('number')) yield* wrongNumbers(schema);
}

function* wrongTexts({ maxLength, pattern, format, enum: values }: JsonSchema): Iterable<readonly [string, unknown]> {
  if (format === 'date-time') for (const time of BAD_TIMES) yield [`the time ${JSON.stringify(time)}`, time];
  if (values !== undefined) yield ['another word', 'constructor'];
  if (maxLength !== undefined && maxLength < 100_000) yield ['endless text', 'x'.repeat(maxLength + 1)];
  if (pattern !== undefined || values !== undefined) yield ['NUL', 'a\u0000b'];
}

function* wrongNumbers({ type, anyOf, minimum, maximum }: JsonSchema): Iterable<readonly [string, unknown]> {
  if (anyOf !== undefined || type === 'integer') yield ['a fraction', 1.5];
  if (anyOf !== undefined || (minimum ?? -1) >= 0) yield ['a negative number', -1];
  if (anyOf !== undefined || maximum !== undefined) yield ['a huge number', 1e300];
}

function typesOf({ type, anyOf }: JsonSchema): ReadonlySet<string> {
  if (anyOf !== undefined) return new Set(anyOf.flatMap((one) => [...typesOf(one)]));
  const named = typeof type === 'string' ? [type] : (type ?? []);
  return new Set(named.map((name) => (name === 'integer' ? 'number' : name)));
}

function withField(base: Fields, name: string, value: unknown): Fields {
  const copy: Record<string, unknown> = { ...base };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
