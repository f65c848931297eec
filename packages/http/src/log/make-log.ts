import { type DestinationStream, type Logger, pino } from 'pino';
import { hideSecrets } from './hide-secrets.ts';

/**
 * Errors of drivers contain parameters, and PostgreSQL's `detail` quotes values: only these fields of an error are
 * logged.
 */
function describeError(error: unknown): unknown {
  // A description by code that has examined the error already.
  if (typeof error === 'string') return { message: error };
  if (!(error instanceof Error)) return { message: `Something was thrown that is not an error, but ${kindOf(error)}.` };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** Its content may be anyone's secret. */
function kindOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown === null ? null : typeof thrown);
  return `an object of ${thrown.constructor?.name ?? 'no class'}`;
}

export type LogOptions = { readonly level?: string; readonly destination?: DestinationStream };

/** Structured lines, one per request, without bodies, tokens or cookies. */
export const makeLog = ({ level = 'info', destination }: LogOptions = {}): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: hideSecrets },
      serializers: { err: describeError, error: describeError },
    },
    destination ?? pino.destination(1),
  );
