import { isTargetError, type TargetError, targetError } from '../target/target-error.ts';

/** Explains an error of the operating system in a sentence; undefined for other errors. */
export function explainSystemError(error: unknown, path: string): TargetError | undefined {
  if (isTargetError(error)) return error;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return targetError(
        'disk_full',
        `The disk is full: ${path} could not be written. Free some space, ask for fewer rows with --rows, or use --gzip.`,
      );
    case 'EFBIG':
      return targetError(
        'disk_full',
        `${path} grew larger than the file system allows. Ask for fewer rows with --rows, or use --gzip.`,
      );
    case 'EACCES':
    case 'EPERM':
      return targetError(
        'no_permission',
        `You do not have permission to write ${path}. Choose another folder with --to, or change its permissions.`,
      );
    case 'EROFS':
      return targetError('read_only', `${path} is on a read-only file system. Choose another folder with --to.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return targetError(
        'not_a_folder',
        `${path} cannot be a folder: a file of that name, or in its path, is in the way. Choose another folder with --to.`,
      );
    case 'EPIPE':
      return targetError('pipe_closed', 'The reader of the output closed it.');
    default:
      return /^E[A-Z0-9]+$/.test(error.code)
        ? targetError('unwritable', `${path} could not be written (${error.code}). Choose another folder with --to.`)
        : undefined;
  }
}
