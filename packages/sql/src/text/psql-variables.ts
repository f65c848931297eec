import type { Source } from './cut.ts';
import { tokenize } from './tokens.ts';

/** What `\set` gave a name so far. */
export type PsqlVariables = Map<string, string>;

/** Takes note of `\set NAME VALUE`: further words are put behind the first, as psql does. */
export function setVariable(variables: PsqlVariables, command: string): void {
  const [, name, values = ''] = /^\\set\s+(\S+)\s*(.*)$/.exec(command.trimEnd()) ?? [];
  if (name === undefined) return;
  const words = [...values.matchAll(/'((?:[^']|'')*)'|(\S+)/g)].map(([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll("''", "'"),
  );
  variables.set(name, words.join(''));
}

/** :name, :'name' and :"name", but no cast and no slice of an array. */
const VARIABLE = /(?<![:\w\])])(?::(\w+)|:'(\w+)'|:"(\w+)")/g;

/**
 * The statement as psql would send it; undefined where it has no variables. One that the command line was to set stands
 * for its own name: what it holds is mostly the name of an owner or a schema.
 */
export function fillVariables({ text, tokens }: Source, variables: PsqlVariables): Source | undefined {
  // Strings and names in quotes are tokens of their own: psql replaces nothing inside them.
  const isInside = (at: number): boolean =>
    tokens.some(({ kind, start, end }) => (kind === 'string' || kind === 'quoted') && start < at && at < end);
  let hasAny = false;
  const filled = text.replaceAll(VARIABLE, (found: string, bare?: string, asText?: string, asName?: string, at = 0) => {
    const name = bare ?? asText ?? asName ?? '';
    if (isInside(at) || (bare !== undefined && /^\d/.test(bare))) return found;
    hasAny = true;
    const value = variables.get(name);
    if (asText !== undefined) return `'${(value ?? name).replaceAll("'", "''")}'`;
    return asName === undefined && value !== undefined ? value : `"${(value ?? name).replaceAll('"', '""')}"`;
  });
  return hasAny ? { text: filled, tokens: tokenize(filled) } : undefined;
}
