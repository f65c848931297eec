/** Enough of each table that rows of a test need not share parents; a plan costs the same for any number. */
export const FACTORY_ROWS = 100_000;
