import { type DestinationStream, type Logger, pino } from 'pino';

/** Names under which a secret may come, one level down as well: an object that is logged whole must not show it. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'setup_token',
  'key',
  'secret',
  'url',
  'body',
  'parameters',
  'detail',
];

const paths = SECRETS.flatMap((name) => {
  const step = /^[a-z_]+$/.test(name)
    ? { first: name, next: `.${name}` }
    : { first: `["${name}"]`, next: `["${name}"]` };
  return [step.first, `*${step.next}`, `*.*${step.next}`];
});

/** Errors of drivers carry parameters, and PostgreSQL's `detail` quotes values: of an error only these are logged. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

export type LogOptions = { readonly level?: string; readonly destination?: DestinationStream };

/** Structured lines, one per request, without bodies, tokens or cookies. */
export const makeLog = ({ level = 'info', destination }: LogOptions = {}): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[secret]' },
      serializers: { err: describeError, error: describeError },
    },
    destination ?? pino.destination(1),
  );
