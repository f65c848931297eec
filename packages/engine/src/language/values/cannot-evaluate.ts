/**
 * Thrown by the interpreter where an expression is beyond it (an unknown function, a type it does not calculate with) or
 * where the database itself would raise an error. Caught at the edge: `tryEvaluate`, the solver, the planner.
 */
export class CannotEvaluate extends Error {
  override readonly name = 'CannotEvaluate';
}

/**
 * A text that cannot be cast, a division by zero, a length of what has none: a strict database raises an error there,
 * whatever else the row holds.
 */
export class CannotRead extends CannotEvaluate {}

/** A text that is not a number. MySQL, which reads other texts as it can, refuses a row for this one. */
export class CannotReadNumber extends CannotRead {}
