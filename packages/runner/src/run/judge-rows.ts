import type { Session } from '@rowloom/databases';
import { compareSample, type SampleRequest } from './compare-sample.ts';
import type { CountedTable } from './count-loaded.ts';

/** Rows that are looked at where a count leaves a doubt. */
const MANY = 2000;

export type JudgeOptions = {
  /** Rows to look at even though their number is right. */
  readonly look: number;
  /** Something else than their number says that they are not what they were. */
  readonly isDoubtful?: boolean;
};

/** Whether the rows that a run has loaded into a table are there: a sentence where they are not. */
export async function judgeRows(
  session: Session,
  sample: Omit<SampleRequest, 'most'>,
  { name, expected, found, atMost }: CountedTable,
  { look, isDoubtful = false }: JudgeOptions,
): Promise<string | undefined> {
  const few = `${name} has ${found} of the ${expected} rows that were loaded.`;
  if (atMost < expected) return few;
  const most = found < expected || isDoubtful ? Math.max(MANY, look) : look;
  const compared = most === 0 ? undefined : await compareSample(session, { ...sample, most });
  if (compared === undefined) return found < expected ? few : undefined;
  if (compared.found === compared.looked) return undefined;
  return `${name} contains other rows than were loaded: ${compared.looked - compared.found} of ${compared.looked} checked rows are missing or changed.`;
}
