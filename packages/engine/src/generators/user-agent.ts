import { userAgents } from '../data/user-agents.ts';
import { splitList } from '../locale/split-list.ts';
import { makeDictionary } from '../text/dictionary.ts';
import { word } from '../text/piece.ts';
import { textGenerator } from './text-generator.ts';

const AGENTS = makeDictionary(splitList(userAgents));

export const userAgent = textGenerator({
  name: 'user_agent',
  summary: 'What a browser calls itself.',
  pieces: (cell) => [word(AGENTS, cell.below(AGENTS.size))],
});
