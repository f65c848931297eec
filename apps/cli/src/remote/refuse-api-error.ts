import { type ApiError, type ApiErrorCode, isApiError } from '@rowloom/client';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';

const EXIT_CODES: Readonly<Partial<Record<ApiErrorCode, ExitCode>>> = {
  invalid_token: EXIT.unauthorized,
  invalid_credentials: EXIT.unauthorized,
  session_required: EXIT.unauthorized,
  not_found: EXIT.notFound,
  validation_failed: EXIT.usage,
  unsatisfiable_schema: EXIT.plan,
  no_schema: EXIT.plan,
  rate_limited: EXIT.unreachable,
  internal_error: EXIT.unreachable,
  unavailable: EXIT.unreachable,
  unreachable: EXIT.unreachable,
  unexpected_answer: EXIT.unreachable,
};

/** A service's refusal, as one of this program: its own sentence, the fields it names, and the remedy here. */
export function refuseApiError(error: unknown, url: string): unknown {
  if (!isApiError(error)) return error;
  return refusal(EXIT_CODES[error.code] ?? EXIT.refused, sentence(error, url), [
    ...error.fields.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
    ...hint(error),
  ]);
}

function sentence({ code, message, fields }: ApiError, url: string): string {
  if (code === 'unreachable' || code === 'unexpected_answer') return `${url}: ${message}`;
  if (code === 'invalid_token') return `${url} does not accept the credential: it is unknown, revoked or expired.`;
  if (code === 'validation_failed' && fields.length > 0) return 'The service does not accept the request.';
  return message;
}

function hint({ code }: ApiError): readonly string[] {
  switch (code) {
    case 'invalid_token':
      return [`${programName()} login signs in again.`];
    case 'approval_required':
      return [`${programName()} approvals request PROJECT … asks for one; push --approval ID then uses it.`];
    default:
      return [];
  }
}

/** Runs code that uses a service, with its errors as refusals. */
export async function refuseApiErrors<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refuseApiError(error, url);
  }
}
