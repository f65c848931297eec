/**
 * Fills the buffer with rows from `row` (inclusive) to `end` (exclusive), from position `at`, until the next row might
 * not fit. Returns the row after the last one written; `state.at` is where writing stopped.
 */
export type FillLoop = (view: DataView, at: number, row: number, end: number, state: FillState) => number;

/** `salt` selects an attempt while a row is being sampled; `rows` receives rows that are objects instead of bytes. */
export type FillState = { at: number; salt?: number; rows?: object[] };
