/** A trigger as the server has it: when it fires, and what it is made of. */
export type TriggerText = {
  /** The bare name of its table; of a partition that of the whole. */
  readonly table: string;
  readonly name: string;
  readonly events: readonly TriggerEvent[];
  readonly isBefore: boolean;
  /** Its text with that of all functions that it calls; undefined where it is not SQL, or more SQL is put together in it. */
  readonly source: string | undefined;
};

export type TriggerEvent = 'insert' | 'update' | 'delete';

export const TRIGGER_EVENTS: readonly TriggerEvent[] = ['insert', 'update', 'delete'];

/** Without comments and without what stands in quotes, neither of which does anything. */
export const plainSql = (source: string): string =>
  source.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (part) => (part.startsWith("'") ? "''" : ' '));
