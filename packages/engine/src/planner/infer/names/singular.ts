import { wordTable } from '../../../base/text/word-table.ts';

const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  indices: 'index',
  matrices: 'matrix',
  vertices: 'vertex',
  movies: 'movie',
  cookies: 'cookie',
  series: 'series',
  species: 'species',
  news: 'news',
  uses: 'use',
  statuses: 'status',
  analyses: 'analysis',
  diagnoses: 'diagnosis',
  buses: 'bus',
  criteria: 'criterion',
  archives: 'archive',
  has: 'has',
  was: 'was',
  is: 'is',
  as: 'as',
  this: 'this',
  its: 'its',
  does: 'does',
  yes: 'yes',
  address: 'address',
  gps: 'gps',
  dns: 'dns',
});

export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(?:ss|us|is|os|sms|css)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zzes|[^aeo]uses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
