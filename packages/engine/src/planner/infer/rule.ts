/**
 * A row of a rule table. `when` lists patterns of words, separated by `|`: a bare pattern matches the end of a name, one
 * with `=` the whole name, one with `~` any place in it. `in` lists the kinds of table (or of the noun before) it holds for.
 */
export type Rule<Answer> = {
  readonly when: string;
  /** Marks (`data/meanings/world-marks.ts`) name fields of work and trades. */
  readonly in?: string;
  readonly give: Answer;
  /** True where the answer is English words that nobody has translated. */
  readonly isEnglish?: true;
  /** The trade that it is of: in a schema that is known to be of another it does not hold. */
  readonly trade?: string;
};
