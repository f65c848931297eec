/**
 * A row of a rule table. `when` lists patterns of words, separated by `|`: a bare pattern matches the end of a name, one
 * with `=` the whole name, one with `~` any place in it. `in` lists the kinds of table (or of the noun before) it holds for.
 */
export type Rule<Answer> = {
  readonly when: string;
  /** Marks (`data/meanings/world-marks.ts`) name fields of work and trades. */
  readonly in?: string;
  readonly give: Answer;
  /** True if the answer consists of untranslated English words. */
  readonly isEnglish?: true;
  /** Its trade: it does not apply in a schema of another known trade. */
  readonly trade?: string;
};
