import { type Id, type Refusal, refuse } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import type { ApprovalRow } from './approval.ts';
import type { CheckDecider } from './check-decider.ts';
import { readPersons } from './read-persons.ts';

/**
 * How many of those who approved a request still may, and still are other people than its requesters and than each other:
 * accounts that one person may have count once.
 */
export async function countApprovals(
  db: Db,
  { id, organization_id }: Pick<ApprovalRow, 'id' | 'organization_id'>,
  check: CheckDecider,
): Promise<number> {
  const given = await givenBy(db, id);
  const persons = await readPersons(db, organization_id, given);
  const counted: Id<'user'>[] = [];
  for (const userId of given) {
    if (counted.some((other) => persons.mayBeSame(userId, other))) continue;
    if ((await check(userId)) === undefined) counted.push(userId);
  }
  return counted.length;
}

/** Refuses the approval of somebody who may be a person that has approved already: it would not count. */
export async function refuseSecondTime(
  db: Db,
  { id, organization_id }: Pick<ApprovalRow, 'id' | 'organization_id'>,
  userId: Id<'user'>,
  check: CheckDecider,
): Promise<Refusal | undefined> {
  const others = (await givenBy(db, id)).filter((other) => other !== userId);
  const persons = await readPersons(db, organization_id, [userId, ...others]);
  for (const other of others)
    if (persons.mayBeSame(userId, other) && (await check(other)) === undefined)
      return refuse(
        'self_approval',
        'Somebody who might be the same person as you has approved this run already: one of you invited the other, or the same person both, and the address is not verified. Verify it, or ask the operator to confirm it, or somebody else to approve.',
      );
  return undefined;
}

async function givenBy(db: Db, id: Id<'approval'>): Promise<readonly Id<'user'>[]> {
  const given = await db
    .selectFrom('approval_decision')
    .select('user_id')
    .where('approval_id', '=', id)
    .orderBy('decided_at')
    .orderBy('user_id')
    .execute();
  return given.map(({ user_id }) => user_id);
}
