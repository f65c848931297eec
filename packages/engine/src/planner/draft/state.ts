/** How far a row has come by the word of its state. */
export type State = {
  readonly value: string;
  /** As steps are ranked: what has been delivered has been paid for. Of what went wrong, how far it has come for certain. */
  readonly rank: number;
  /** It goes on from here: an old row is not here any more. */
  readonly isPassing: boolean;
  /** It went wrong, or is no more. */
  readonly isLost: boolean;
  /** Nothing comes after it, and it did not go wrong. */
  readonly isOver: boolean;
  /** It says that something is still to come, not that it has been: `pending_approval`, `in_review`. */
  readonly isAhead: boolean;
  /** A moment of the row says the state's word, and gives it its rank. */
  readonly isDated?: true;
  readonly words: readonly string[];
};
