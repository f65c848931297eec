/**
 * Thrown by the interpreter if an expression is beyond it (an unknown function, a type without arithmetic) or if the
 * database itself would raise an error. Caught at the edge: `tryEvaluate`, the solver, the planner.
 */
export class CannotEvaluate extends Error {
  override readonly name = 'CannotEvaluate';
}

/**
 * An invalid cast of text, a division by zero, an invalid length: a strict database raises an error there, whatever
 * else the row holds.
 */
export class CannotRead extends CannotEvaluate {}

/** A text that is not a number. MySQL, which reads other texts as best it can, refuses a row for this one. */
export class CannotReadNumber extends CannotRead {}
