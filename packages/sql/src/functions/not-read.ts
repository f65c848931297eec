/** Thrown if a function cannot be written as one expression; its calls stay calls. */
export class NotRead extends Error {}

/** The result of `read`, or undefined if the text cannot be read. */
export function readOrNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // Thousands of nested steps exhaust the stack.
    if (error instanceof NotRead || error instanceof RangeError) return undefined;
    throw error;
  }
}
