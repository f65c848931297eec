/** How far a row has progressed, by the word of its state. */
export type State = {
  readonly value: string;
  /** As steps are ranked: what has been delivered has been paid for. For failures, the certain progress. */
  readonly rank: number;
  /** It is transient: an old row has left it. */
  readonly isPassing: boolean;
  /** It failed, or no longer exists. */
  readonly isLost: boolean;
  /** Nothing follows it, and it is not a failure. */
  readonly isOver: boolean;
  /** It says that something is still to come, not that it has happened: `pending_approval`, `in_review`. */
  readonly isAhead: boolean;
  /** A timestamp of the row names the state, and gives it its rank. */
  readonly isDated?: true;
  readonly words: readonly string[];
};
