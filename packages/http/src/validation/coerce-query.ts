import { type FieldIssue, refuseFields } from '@rowloom/contract';
import type { TSchema } from 'typebox';

type Query = Readonly<Record<string, unknown>>;
type Kind = 'integer' | 'number' | 'boolean' | 'text';

/** From the text of a URL to the types of a query's schema. Undeclared parameters are dropped. */
export type CoerceQuery = (query: Query) => Record<string, unknown>;

export function makeCoerceQuery(schema: TSchema): CoerceQuery {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, object>> };
  const kinds = Object.entries(properties).map(([name, property]) => [name, kindOf(property)] as const);
  return (query) => {
    const coerced: Record<string, unknown> = {};
    let issues: FieldIssue[] | undefined;
    for (const [name, kind] of kinds) {
      const given = query[name];
      if (given === undefined) continue;
      const issue = issueOf(given);
      if (issue === undefined) coerced[name] = coerce(given as string, kind);
      else (issues ??= []).push({ path: name, message: issue });
    }
    if (issues !== undefined) throw refuseFields(issues);
    return coerced;
  };
}

function kindOf(schema: object): Kind {
  const { type, anyOf } = schema as { type?: unknown; anyOf?: readonly object[] };
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return anyOf?.map(kindOf).find((kind) => kind !== 'text') ?? 'text';
}

function issueOf(given: unknown): string | undefined {
  if (typeof given !== 'string') return 'Send this parameter once.';
  if (given.includes('\0')) return 'The text contains a NUL character.';
  return given.isWellFormed() ? undefined : 'The text is not UTF-8.';
}

/** An invalid number stays text, and the schema refuses it. */
function coerce(text: string, kind: Kind): unknown {
  if (kind === 'text') return text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text) ? Number(text) : text;
}
