/**
 * Marks of fields of work in the context of rules, from the surest: the one that the table's own words tell, the one around
 * it or its second one, further ones, and that of any table in English.
 */
export const WORLD_MARKS = ['%', '^', '&'] as const;
export const ANY_WORLD = '*';

/** Marks a trade that most tables of a schema are of. */
export const TRADE_MARK = '$';

export const isTrade = (kind: string): boolean => kind.startsWith(TRADE_MARK);
