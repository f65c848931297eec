/** Thrown if a loop has an untranslatable form; the loop then runs as JavaScript. */
export class UntranslatableError extends Error {}
