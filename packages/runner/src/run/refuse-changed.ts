import { targetError } from '@rowloom/databases';

const MAX_SHOWN = 5;

/** Rows that a run has loaded are missing or changed: continuing would present a part as the whole. */
export function changedTarget(
  runId: string,
  differences: readonly string[],
  when: 'before' | 'midway' = 'before',
): Error {
  const list = listDifferences(differences);
  const outcome = when === 'before' ? 'since, so nothing was loaded' : 'meanwhile, so the run has stopped';
  return targetError(
    'target_changed',
    `The rows that ${runId} loaded are missing or changed: ${list} Others have emptied, dropped or changed tables ${outcome}. Start a new run with --again, or undo what is left with: rowloom undo URL --run ${runId}`,
    {
      plain: `The rows that the run loaded are missing or changed: ${list} Others have emptied, dropped or changed tables ${when === 'before' ? 'since' : 'meanwhile'}. Undo it, and start another.`,
    },
  );
}

export function listDifferences(differences: readonly string[]): string {
  const rest = differences.length - MAX_SHOWN;
  return `${differences.slice(0, MAX_SHOWN).join(' ')}${rest > 0 ? ` … and ${rest} more differences.` : ''}`;
}
