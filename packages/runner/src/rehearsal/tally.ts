import type { PreviewRow } from '@rowloom/engine';
import type { CertifiedConstraint } from '../certificate/certificate.ts';

/** A constraint that is tested on one row after the other. */
export type Tally = {
  readonly add: (row: PreviewRow) => void;
  readonly result: () => CertifiedConstraint;
};

type Subject = Pick<CertifiedConstraint, 'kind' | 'name'>;

/** The verdict of a constraint on a row; `unclear` if only the database could decide. */
export type Finding = 'met' | 'broken' | 'unclear';

const UNCLEAR = 'Only the database can check it: a rehearsal cannot.';

/** Counts what `judge` finds. */
export function tally(subject: Subject, judge: (row: PreviewRow) => Finding): Tally {
  const found = { met: 0, broken: 0, unclear: 0 };
  return {
    add(row) {
      found[judge(row)] += 1;
    },
    result() {
      const examined = found.met + found.broken;
      if (examined === 0 && found.unclear > 0) return unexamined(subject, UNCLEAR).result();
      return {
        ...subject,
        rows_examined: examined,
        violations: found.broken,
        ...(found.unclear === 0 ? {} : { note: `For ${found.unclear} rows, only the database can determine it.` }),
      };
    },
  };
}

/** A constraint that a rehearsal cannot test, and why. */
export function unexamined(subject: Subject, note: string): Tally {
  return { add: () => undefined, result: () => ({ ...subject, rows_examined: 0, violations: null, note }) };
}
