/** What a judge knows of one kind of thing: how it is called in labels, and how it looks in rows. */
export type Vocabulary = {
  /** Meanings, separated by commas. */
  readonly names: string;
  /** Whole values, separated by commas. */
  readonly members?: string;
  /** Words of which a value has at least one; as part of a compound too if they have five letters or more. */
  readonly words?: string;
};
