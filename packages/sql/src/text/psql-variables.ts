import type { Source } from './cut.ts';
import { tokenize } from './tokens.ts';

/** The values of `\set` so far. */
export type PsqlVariables = Map<string, string>;

/** Records `\set NAME VALUE`: further words are concatenated, as in psql. */
export function setVariable(variables: PsqlVariables, command: string): void {
  const [, name, values = ''] = /^\\set\s+(\S+)\s*(.*)$/.exec(command.trimEnd()) ?? [];
  if (name === undefined) return;
  const words = [...values.matchAll(/'((?:[^']|'')*)'|(\S+)/g)].map(([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll("''", "'"),
  );
  variables.set(name, words.join(''));
}

/** :name, :'name' and :"name", but no cast and no array slice. */
const VARIABLE = /(?<![:\w\])])(?::(\w+)|:'(\w+)'|:"(\w+)")/g;

/**
 * The statement as psql would send it; undefined if it has no variables. A variable that only the command line sets
 * stands for its own name: it is usually the name of an owner or a schema.
 */
export function fillVariables({ text, tokens }: Source, variables: PsqlVariables): Source | undefined {
  // Strings and quoted names are separate tokens: psql replaces nothing inside them.
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
