export type JsonSchema = Readonly<Record<string, unknown>>;
export type Properties = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name at the end of `#/$defs/Name`, also if it is one of two with null. */
export function refName(schema: JsonSchema): string | undefined {
  const ref = schema['$ref'];
  if (typeof ref === 'string') return /^#\/(?:\$defs|definitions|components\/schemas)\/([^/]+)$/.exec(ref)?.[1];
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    const parts = schema[word];
    if (!Array.isArray(parts)) continue;
    const others = parts.filter(isRecord).filter((part) => part['type'] !== 'null');
    const [only] = others;
    if (others.length === 1 && only !== undefined) return refName(only);
  }
  return undefined;
}

export function typesOf({ type, anyOf }: JsonSchema): readonly string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((item) => typeof item === 'string');
  return Array.isArray(anyOf) ? anyOf.filter(isRecord).flatMap(typesOf) : [];
}
