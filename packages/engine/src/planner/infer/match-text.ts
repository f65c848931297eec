import type { TextAnswer } from './data/text-answer.ts';
import { textRules } from './data/text-rules.ts';
import { makeMatcher, type Matcher } from './match-rule.ts';

/** What a text column of these words holds. */
export const matchText: Matcher<TextAnswer> = makeMatcher<TextAnswer>(textRules);
