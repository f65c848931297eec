const NUMBERED: ReadonlySet<string> = new Set(
  [
    'line number',
    'line',
    'item number',
    'position',
    'position number',
    'sequence',
    'sequence number',
    'place',
    'leg number',
  ].concat([
    'row number',
    'step number',
    'ordinal',
    'sort order',
    'line sequence',
    'entry line',
    'version',
    'version number',
    'revision',
    'revision number',
    'installment number',
    'attempt number',
    'round number',
  ]),
);
/** Rows with a global number, not only one within their owner. */
const DOCUMENTS: ReadonlySet<string> = new Set(
  'invoice order receipt ticket booking contract case customer member employee account payment donation policy claim reference document vehicle flight train room house patient student certificate passport card article product batch lot serial phone version row col seat'.split(
    ' ',
  ),
);
const COUNTS: ReadonlySet<string> = new Set(['sequence', 'seq', 'ordinal', 'position']);

/** Whether an integer column counts the rows of one owner, by its name: `line_no`, `plot_no` of a plot, `txn_seq`. */
export function isPlaceName(words: readonly string[], noun: readonly string[]): boolean {
  if (NUMBERED.has(words.join(' '))) return true;
  const [last = '', ...before] = words.toReversed();
  if (before.length === 0 || !before.every((word) => noun.includes(word))) return false;
  return COUNTS.has(last) || (last === 'number' && !before.some((word) => DOCUMENTS.has(word)));
}
