import type { Rules } from '@rowloom/engine';

/** Rules from JSON, or what keeps the text from being some. */
export function readRules(text: string): Rules | string {
  try {
    return asRules(JSON.parse(text));
  } catch (error) {
    return error instanceof Error ? `This is not JSON yet: ${error.message}` : 'This is not JSON yet.';
  }
}

/** Rules from a file of either kind. The parser of YAML is loaded only for a file that needs it. */
export async function readRulesFile(name: string, text: string): Promise<Rules | string> {
  if (!/\.ya?ml$/i.test(name)) return readRules(text);
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  return error === undefined ? asRules(document.toJS()) : error.message;
}

const asRules = (value: unknown): Rules | string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Rules)
    : 'Rules are one object, by table and column.';
