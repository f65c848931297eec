const FORM = /^(?:"(?:[^"]|"")+"|[\p{L}\p{N}_$. ]|\([^()'"`;]*\)|\[\])+$/u;

/** Whether a type's native name is a name and nothing more, so that it may stand in a statement. */
export function isTypeName(native: string): boolean {
  return FORM.test(native) && native.trim() !== '';
}
