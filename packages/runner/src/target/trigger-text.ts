/** A trigger as on the server: when it fires, and what it consists of. */
export type TriggerText = {
  /** The bare name of its table; for a partition that of the whole. */
  readonly table: string;
  readonly name: string;
  readonly events: readonly TriggerEvent[];
  readonly isBefore: boolean;
  /** Its text with that of all functions that it calls; undefined if it is not SQL, or builds SQL dynamically. */
  readonly source: string | undefined;
};

export type TriggerEvent = 'insert' | 'update' | 'delete';

export const TRIGGER_EVENTS: readonly TriggerEvent[] = ['insert', 'update', 'delete'];

/** Without comments and quoted text, neither of which has an effect. */
export const plainSql = (source: string): string =>
  source.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (part) => (part.startsWith("'") ? "''" : ' '));
