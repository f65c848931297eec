import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/**
 * The path of a file that an option names to be written. As for --to of rows, nothing that has the form of a URL becomes one,
 * and no part of it but the scheme is shown: a password would stand there.
 */
export async function writtenFile(option: string, path: string): Promise<string> {
  // Without one of these nothing has the form of a URL: what decides it is loaded for few.
  if (!/[:=]/.test(path)) return path;
  const { isUrlLike, schemeOf } = await import('@rowloom/databases');
  if (!isUrlLike(path)) return path;
  const scheme = schemeOf(path);
  throw refusal(
    EXIT.usage,
    `${option} has the form of a URL${scheme === undefined ? '' : ` (${scheme}:)`}, but it names a file to write.`,
    ['For a file with such a name, write ./NAME.'],
  );
}
