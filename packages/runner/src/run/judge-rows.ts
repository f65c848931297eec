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

/** Each a sentence, where there is something to be said. */
export type Judgement = {
  /** The rows are not what was loaded. */
  readonly wrong?: string;
  /** They may be, and nobody can tell with this account. */
  readonly notCompared?: string;
};

/** Whether the rows that a run has loaded into a table are there. */
export async function judgeRows(
  session: Session,
  sample: Omit<SampleRequest, 'most'>,
  counted: CountedTable,
  { look, isDoubtful = false }: JudgeOptions,
): Promise<Judgement> {
  const { name, expected, found, atMost, isHidden } = counted;
  const few = isHidden
    ? { notCompared: sayHidden(counted) }
    : { wrong: `${name} has ${found} of the ${expected} rows that were loaded.` };
  if (atMost < expected) return few;
  const most = found < expected || isDoubtful ? Math.max(MANY, look) : look;
  const compared = most === 0 ? undefined : await compareSample(session, { ...sample, most });
  if (compared === undefined) return found < expected ? few : {};
  if (compared.found === compared.looked) return {};
  if (isHidden) return { notCompared: sayHidden(counted) };
  return {
    wrong: `${name} contains other rows than were loaded: ${compared.looked - compared.found} of ${compared.looked} checked rows are missing or changed.`,
  };
}

const sayHidden = ({ name, expected, found }: CountedTable): string =>
  `Row-level security shows this account ${Math.min(found, expected)} of the ${expected} rows that were loaded into ${name}, so nobody knows whether the others are there. Ask as the owner of the table, or as a role that may bypass row-level security.`;
