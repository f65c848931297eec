import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const SCHEMES = ['postgres', 'postgresql', 'mysql', 'mariadb', 'sqlite'];
/** `me@localhost/shop`, `localhost:5432/shop`, `host=localhost dbname=shop`: the forms of other programs. */
const LOOKS_LIKE_ADDRESS = /^[^/\\@]+@[^/\\]+\/\w|^[\w.-]+:\d+\/\w|(?:^|\s)(?:host|dbname|user)=\S/i;
const MAX_ENTRIES = 10_000;

/** Refuses an unknown source, with what was probably meant; `ids` are those of packs. */
export function unknownSource(given: string, ids: readonly string[]): Error {
  const scheme = /^([a-z][\w+.-]*):\/\//i.exec(given)?.[1];
  if (scheme !== undefined) return unknownScheme(scheme);
  // It is not repeated, because it may contain a password.
  if (LOOKS_LIKE_ADDRESS.test(given))
    return refusal(EXIT.input, 'The source looks like the address of a database, but it does not begin as one.', [
      'Write it as postgres://USER@HOST:5432/DATABASE, or with mysql:// or mariadb:// in place of postgres://.',
    ]);
  // A text meant as a URL may contain a password: only the scheme is shown.
  const name = /^[^/\\]*:[^/]*@/.test(given) ? `${given.split(':')[0] ?? ''}:…` : given;
  const near = name === given ? nearestSource(name, ids) : nearestWord(name, ids);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  if (ids.length === 0)
    return refusal(
      EXIT.input,
      `There is no file ${name}.${hint === '' ? ' Check the path, or name a pack (rowloom help lists them).' : hint}`,
    );
  return refusal(EXIT.input, `There is no pack and no file called ${name}.${hint}`, [
    `Packs: ${ids.join(', ')}. Or give the path of a .sql file or of a schema document (.json).`,
  ]);
}

function unknownScheme(scheme: string): Error {
  const near = nearestWord(scheme, SCHEMES);
  const way = near === undefined ? 'Write one of them, or the path of a file.' : `Did you mean ${near}://?`;
  return refusal(
    EXIT.input,
    `${scheme}:// is not the address of a database: those begin with postgres://, mysql://, mariadb:// or sqlite:. ${way}`,
  );
}

/** A pack, or a file of the folder that it names. */
function nearestSource(name: string, ids: readonly string[]): string | undefined {
  const folder = dirname(name);
  const near = nearestWord(basename(name), [...ids, ...entriesOf(folder)]);
  return near === undefined || ids.includes(near) || folder === '.' ? near : join(folder, near);
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).slice(0, MAX_ENTRIES);
  } catch {
    return [];
  }
}
