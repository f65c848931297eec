/** Names of fields that may contain a secret, or quote one. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'cookies',
  'password',
  'current_password',
  'new_password',
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
]);

const MAX_DEPTH = 5;

type Fields = Record<string, unknown>;

/**
 * A copy without secrets, or the same object if it has none. Done by hand, because a library's wildcard paths took
 * longer than everything else in a request.
 */
export function hideSecrets(fields: Fields, depth = 0): Fields {
  let copy: Fields | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const shown = SECRETS.has(name.toLowerCase()) ? hidden(value) : showable(value, depth);
    if (shown !== value) (copy ??= { ...fields })[name] = shown;
  }
  return copy ?? fields;
}

const hidden = (value: unknown): unknown => (value === undefined || value === null ? value : '[secret]');

function showable(value: unknown, depth: number): unknown {
  // Errors have a separate serialiser, which takes only what may be shown.
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item: unknown) => showable(item, depth + 1));
  return hideSecrets(value as Fields, depth + 1);
}
