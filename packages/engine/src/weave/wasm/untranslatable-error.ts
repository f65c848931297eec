/** Thrown where a loop has a form that has no translation; the loop then runs as JavaScript. */
export class UntranslatableError extends Error {}
