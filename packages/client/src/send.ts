import { ApiError, isApiError } from './api-error.ts';
import { type AnyInput, buildRequest, type BuiltRequest } from './build-request.ts';
import { readError } from './read-error.ts';
import { delayBefore, isWorthRetrying, pause, type RetryOptions } from './retry.ts';
import { type CallId, OPEN } from './routes.ts';

/** The settings of every call. */
export type Sender = {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly retry: RetryOptions;
  /** Milliseconds until the answer begins. */
  readonly timeout: number;
  readonly readToken: () => Promise<string | undefined>;
  /** True: there is another token now, and the request should be sent again. */
  readonly renewToken: () => Promise<boolean>;
};

/** Sends a request until it succeeds or retries are exhausted. The body of the answer is still to be read. */
export async function send(sender: Sender, id: CallId, input: AnyInput, extra = {}): Promise<Response> {
  const built = buildRequest(sender.baseUrl, id, input);
  const request = { ...built, headers: { ...built.headers, ...extra } };
  const isOpen = OPEN[id] === true;
  let isRenewed = false;
  for (let attempt = 1; ; ) {
    try {
      return await sendOnce(sender, request, isOpen, input.signal);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'invalid_token' && !isOpen && !isRenewed && (await sender.renewToken())) {
        isRenewed = true;
        continue;
      }
      attempt++;
      const { isRepeatable } = request;
      const delay = isWorthRetrying(error, { isRepeatable, isRetry: attempt > 2 })
        ? delayBefore(attempt, error.retryAfter, sender.retry)
        : undefined;
      if (delay === undefined) throw error;
      await pause(delay, input.signal);
    }
  }
}

async function sendOnce(
  { fetch, timeout, readToken }: Sender,
  { url, method, headers, body }: BuiltRequest,
  isOpen: boolean,
  signal: AbortSignal | undefined,
): Promise<Response> {
  signal?.throwIfAborted();
  const token = isOpen ? undefined : await readToken();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body }),
      // If followed, a POST would silently become a GET.
      redirect: 'manual',
      signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]),
    });
    if (response.ok) return response;
    throw await readError(response);
  } catch (error) {
    if (isApiError(error)) throw error;
    signal?.throwIfAborted();
    throw new ApiError({
      status: 0,
      code: 'unreachable',
      message: late.signal.aborted
        ? `The service has not answered within ${timeout / 1000} seconds.`
        : 'The service cannot be reached. Check the address and the network.',
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
