import type { Node } from 'libpg-query';

/** A called function, a cast type or a schema's operator that is named; without a schema if none was given. */
export type CalledFunction = {
  readonly schema?: string;
  readonly name: string;
  readonly kind?: 'type' | 'operator';
};

/** What the printer of one node type may use of the others. */
export type Printer = {
  /** The node's SQL, in parentheses wherever an adjacent operator could bind a part of it. */
  readonly inside: (node: Node | undefined) => string;
  /** The same for a place between commas or parentheses. */
  readonly whole: (node: Node | undefined) => string;
  /** Refuses functions that must not be called. */
  readonly call: (called: CalledFunction) => void;
};
