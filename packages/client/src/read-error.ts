import type { FieldIssue } from '@rowloom/contract';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** An unsuccessful answer, as an error. The answer of a proxy in between is recognised as such. */
export async function readError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const common = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: readRetryAfter(headers.get('retry-after')),
  };
  const detail = detailOf(await response.json().catch(() => undefined));
  if (detail !== undefined) return new ApiError({ ...common, ...detail });
  if (status === 429) return new ApiError({ ...common, code: 'rate_limited', message: 'Too many requests.' });
  if (status === 502 || status === 503 || status === 504)
    return new ApiError({
      ...common,
      code: 'unavailable',
      message: `The service cannot be reached right now (${status}).`,
    });
  return new ApiError({ ...common, code: 'unexpected_answer', message: strange(response) });
}

function strange({ status, type, headers, url }: Response): string {
  const to = headers.get('location');
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    return `${url || 'The address'} leads elsewhere${to === null ? '' : `, to ${to}`}. Use the address of the service itself.`;
  return `The response (${status}) is not from this service. Check the address.`;
}

function detailOf(
  body: unknown,
): { readonly code: ApiErrorCode; readonly message: string; readonly fields?: readonly FieldIssue[] } | undefined {
  const { detail } = (body ?? {}) as { detail?: unknown };
  const { error, message, fields } = (detail ?? {}) as { error?: unknown; message?: unknown; fields?: unknown };
  if (typeof error !== 'string' || typeof message !== 'string') return undefined;
  // A newer service may have codes that this client does not know: they are passed on.
  const known = { code: error as ApiErrorCode, message };
  return Array.isArray(fields) ? { ...known, fields: fields as readonly FieldIssue[] } : known;
}

/** Seconds, given in the header directly or as a date. */
export function readRetryAfter(text: string | null, now = Date.now()): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}
