import { applyProfile, parseProfile, type Profile, type SchemaDocument } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from '../source/list-issues.ts';
import { parseJson } from '../source/parse-json.ts';
import { readText } from '../source/read-text.ts';

/** A file that `rowloom profile` has written. */
export function readProfileFile(file: string): Profile {
  const parsed = parseProfile(parseJson(readText(file, 'the profile'), file));
  if ('issues' in parsed) throw refusal(EXIT.input, `${file} is not a profile.`, listIssues(parsed.issues));
  return parsed.profile;
}

/** A source with the distributions of a profile for its tables. */
export function withShape<S extends { readonly schema: SchemaDocument; readonly warnings: readonly string[] }>(
  source: S,
  file: string | undefined,
): S {
  if (file === undefined) return source;
  const { schema, unused } = applyProfile(source.schema, readProfileFile(file));
  if (unused.length > 0 && schema.tables.every(({ statistics }) => statistics === undefined))
    throw refusal(EXIT.input, `${file} mentions none of the tables: it has ${unused.slice(0, 5).join(', ')}.`);
  const warnings =
    unused.length === 0 ? [] : [`${file} also describes tables that are not here: ${unused.join(', ')}.`];
  return { ...source, schema, warnings: [...source.warnings, ...warnings] };
}
