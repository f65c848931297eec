import { DATABASE_SCHEMES, isDatabaseUrl, isUrlLike, schemeOf } from '@rowloom/databases';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** The destination of rows. */
export type Place =
  | { readonly kind: 'database'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'output' };

/** Destinations that are not supported, and what to do instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  s3: 'To write to a bucket, use a service: rowloom push.',
  file: 'For a folder, give only its path, without file:.',
  jdbc: 'Write the URL without jdbc:.',
};

/**
 * The meaning of --to, for every command that has it. Text in the form of a URL never becomes a folder, because a
 * password would be part of its name. For the same reason only the scheme is shown.
 */
export function readPlace(to: string): Place {
  if (to === '-') return { kind: 'output' };
  if (isDatabaseUrl(to)) return { kind: 'database', url: to };
  if (!isUrlLike(to)) return { kind: 'folder', path: to };
  const scheme = schemeOf(to);
  const near = scheme === undefined ? undefined : nearestWord(scheme, [...DATABASE_SCHEMES.keys()]);
  throw refusal(
    EXIT.usage,
    `--to has the form of a URL${scheme === undefined ? '' : ` (${scheme}:)`}, but Rowloom cannot write to such a target.${near === undefined ? '' : ` Did you mean ${near}:?`}`,
    [
      ...(scheme === undefined || ELSEWHERE[scheme] === undefined ? [] : [ELSEWHERE[scheme]]),
      ...(scheme === undefined && to.includes('=') ? ['Write it as postgres://user@host:5432/database.'] : []),
      'Name a folder, - for standard output, or a database: postgres://…, mysql://…, sqlite:FILE.',
      'For a folder with such a name, write ./NAME.',
    ],
  );
}
