/** Thrown where a function does something that has no form as one expression; its calls stay calls. */
export class NotRead extends Error {}

/** What `read` answers, or undefined where that is nothing that can be read. */
export function readOrNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // Steps within steps by the thousand exhaust the stack.
    if (error instanceof NotRead || error instanceof RangeError) return undefined;
    throw error;
  }
}
