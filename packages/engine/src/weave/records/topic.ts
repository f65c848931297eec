import type { Cell } from '../cell/cell.ts';
import type { Node } from '../graph/node.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { recordName } from './record-name.ts';

/** What the row is about, as an index into the locale's topics: its headline and its first keyword agree. */
export function topicOf(cell: Cell, options: GeneratorOptions): Node {
  const record = cell.record(recordName('topic', options));
  return record.once('topic', () => record.below(record.lexicon.words('topic').size, 'topic'));
}
