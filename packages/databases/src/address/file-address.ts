import type { FileAddress } from './database-address.ts';
import { invalidAddress } from './invalid-address.ts';
import { decode, readParameters, showName } from './url-parts.ts';

/** `sqlite:./x.db`, `sqlite:/abs/x.db` and `sqlite:///abs/x.db`. `rest` follows the scheme's colon. */
export function readFileAddress(rest: string): FileAddress {
  const [path = '', query = ''] = rest.split(/\?(.*)/s);
  if (path.startsWith('//') && !path.startsWith('///'))
    throw invalidAddress(
      "SQLite's URLs name no host: write sqlite:file.db for a file here, or sqlite:///folder/file.db from the root folder.",
    );
  const [parameter] = readParameters(query).keys();
  if (parameter !== undefined)
    throw invalidAddress(
      `The URL has the parameter ${showName(parameter)}: SQLite's URLs take none. A ? in a file's name is written %3F.`,
    );
  if (path.includes('#')) throw invalidAddress("A # in a file's name is written %23 in a URL.");
  const file = decode(path.startsWith('///') ? path.slice(2) : path, "file's name");
  if (file === '') throw invalidAddress('The URL names no file: write sqlite:file.db.');
  if (file === ':memory:' || file.startsWith('file:'))
    throw invalidAddress(
      file === ':memory:'
        ? 'A database in memory would disappear when the program ends: write sqlite:file.db.'
        : 'Write the file itself, as sqlite:file.db, without file: and its parameters.',
    );
  return { dialect: 'sqlite', file };
}
