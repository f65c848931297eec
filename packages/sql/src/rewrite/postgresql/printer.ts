import type { Node } from 'libpg-query';

/** A function that is called, a type that is cast to or an operator of a schema that is named; without a schema where none was. */
export type CalledFunction = {
  readonly schema?: string;
  readonly name: string;
  readonly kind?: 'type' | 'operator';
};

/** What the printer of one kind of node may ask of the others. */
export type Printer = {
  /** The node's SQL, in parentheses wherever an operator beside it could take a part of it away. */
  readonly inside: (node: Node | undefined) => string;
  /** The same for a place between commas or parentheses. */
  readonly whole: (node: Node | undefined) => string;
  /** Refuses what may not be called. */
  readonly call: (called: CalledFunction) => void;
};
