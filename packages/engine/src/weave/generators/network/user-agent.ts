import { userAgents } from '../../../base/data/user-agents.ts';
import { splitList } from '../../../base/locale/split-list.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { word } from '../../graph/piece.ts';
import { textGenerator } from '../prose/text-generator.ts';

const AGENTS = makeDictionary(splitList(userAgents));

export const userAgent = textGenerator({
  name: 'user_agent',
  text: { least: 30, room: 40 },
  summary: 'What a browser calls itself.',
  pieces: (cell) => [word(AGENTS, cell.below(AGENTS.size))],
});
