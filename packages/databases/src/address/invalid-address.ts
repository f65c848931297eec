import { type TargetError, targetError } from '../target/target-error.ts';

/** Messages never quote the URL: any part of it may be a password that was not percent-encoded. */
export function invalidAddress(message: string): TargetError {
  return targetError('invalid_address', message);
}
