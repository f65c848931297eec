import type { TextAnswer } from './data/text-answer.ts';
import { textRules } from './data/text-rules.ts';
import { makeMatcher, type Matcher } from './match-rule.ts';

/** The content of a text column with these words. */
export const matchText: Matcher<TextAnswer> = makeMatcher<TextAnswer>(textRules);
