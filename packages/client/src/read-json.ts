import { ApiError } from './api-error.ts';

/** The body of a success. A page in its place comes from something between here and the service. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    const { status } = response;
    const message = `The response (${status}) is not JSON, or is incomplete. Check the address of the service.`;
    throw new ApiError({ status, code: 'unexpected_answer', message, cause });
  }
}
