import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/**
 * The path of an output file that an option names. As for --to, text in the form of a URL never becomes one, and only
 * the scheme is shown, because it may contain a password.
 */
export async function writtenFile(option: string, path: string): Promise<string> {
  // Without one of these characters nothing has the form of a URL: the module that decides it is loaded only when
  // needed.
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
