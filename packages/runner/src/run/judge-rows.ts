import type { Session } from '@rowloom/databases';
import { sayTrigger, type TableReach } from '../target/trigger-reach.ts';
import { compareSample, type SampleRequest } from './compare-sample.ts';
import type { CountedTable } from './count-loaded.ts';

/** Rows that are checked if a count leaves a doubt. */
const MANY = 2000;

export type JudgeOptions = {
  /** Rows to check even if their number is right. */
  readonly look: number;
  /** Something other than their number suggests that they have changed. */
  readonly isDoubtful?: boolean;
};

export type Judgement = {
  /** The rows are not what was loaded: a sentence. */
  readonly wrong?: string;
  /** What of them could not be compared, and why. */
  readonly notCompared?: string;
  /** So much that the number of present rows is unknown. */
  readonly isUnknown?: true;
};

/** Whether the rows that a run has loaded into a table are present. */
export async function judgeRows(
  session: Session,
  sample: Omit<SampleRequest, 'most'>,
  counted: CountedTable,
  { look, isDoubtful = false }: JudgeOptions,
): Promise<Judgement> {
  const { name, expected, found, atMost, isHidden } = counted;
  const few = judgeFew(counted, sample.reach);
  if (atMost < expected) return few;
  const most = found < expected || isDoubtful ? Math.max(MANY, look) : look;
  if (most === 0) return {};
  const exempt = sayExempt(name, sample.reach);
  const compared = await compareSample(session, { ...sample, most });
  if (compared === undefined) return found < expected ? few : exempt;
  if (compared.found === compared.looked) return exempt;
  if (isHidden || (sample.reach.deletes !== undefined && found < expected)) return few;
  return {
    ...exempt,
    wrong: `${name} contains other rows than were loaded: ${compared.looked - compared.found} of ${compared.looked} checked rows are missing or changed.`,
  };
}

/** Missing rows were deleted by someone, unless the server does not show all, or a trigger removes some. */
function judgeFew({ name, expected, found, isHidden }: CountedTable, { deletes }: TableReach): Judgement {
  const shown = Math.min(found, expected);
  if (isHidden)
    return {
      isUnknown: true,
      notCompared: `Row-level security shows this account ${shown} of the ${expected} rows that were loaded into ${name}, so it is unknown whether the others are there. Connect as the owner of the table, or as a role that may bypass row-level security.`,
    };
  if (deletes !== undefined)
    return {
      isUnknown: true,
      notCompared: `${name} has ${shown} of the ${expected} rows that were loaded: ${sayTrigger(deletes)} may have deleted the others.`,
    };
  return { wrong: `${name} has ${found} of the ${expected} rows that were loaded.` };
}

/** By the trigger that may have written them. */
function sayExempt(name: string, { columns }: TableReach): Pick<Judgement, 'notCompared'> {
  if (columns.size === 0) return {};
  const parts = [...Map.groupBy(columns, ([, trigger]) => sayTrigger(trigger))].map(
    ([trigger, written]) => `${written.map(([column]) => column).join(', ')} (${trigger} may write them)`,
  );
  return { notCompared: `The rows of ${name} were compared without the columns ${parts.join(', ')}.` };
}
