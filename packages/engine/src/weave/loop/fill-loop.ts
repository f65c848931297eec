/**
 * Fills the buffer with rows from `row` up to `end`, from position `at`, until the next row might not fit. Answers the
 * row after the last one written; where writing stopped stands in `state.at`.
 */
export type FillLoop = (view: DataView, at: number, row: number, end: number, state: FillState) => number;

/** `salt` picks an attempt while a row is being sampled; `rows` gets rows that are objects instead of bytes. */
export type FillState = { at: number; salt?: number; rows?: object[] };
