import { type TargetError, targetError } from '../target/target-error.ts';

/** The URL is never quoted in a message: any part of it may hold a password that was not percent-encoded. */
export function invalidAddress(message: string): TargetError {
  return targetError('invalid_address', message);
}
