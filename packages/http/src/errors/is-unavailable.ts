/**
 * The store cannot be reached, or cannot work now: network error codes, PostgreSQL's classes 08 (connection), 53 (no
 * connection, memory or disk left) and 57P (stopping, crashed, or starting), 57014 (a statement that took too long),
 * and the store's own errors.
 */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'store_unreachable',
  'store_full',
]);
const SQL_STATE = /^(?:08...|57P0[1-5]|53...|57014)$/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (AWAY.has(code) || SQL_STATE.test(code))) return true;
  return error.cause !== undefined && isUnavailable(error.cause);
}
