import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Loom } from '../execution/loom.ts';
import type { RunSources } from '../generations/run-sources.ts';
import type { Db } from '../store/store.ts';

export type SweepUploadsDeps = {
  readonly db: Db;
  readonly openTarget: RunSources['openTarget'];
  readonly loom: Pick<Loom, 'sweepPlace'>;
};

/** Buckets that are looked at in one turn, those of the latest runs first. */
const MAX_BUCKETS = 20;

/**
 * A run that was killed over an upload and is not tried again leaves parts in its bucket, which cost their owner money until
 * somebody ends them. Buckets of runs that came to a bad end this week are looked at. Safe to be done twice, and at once: each
 * prefix is claimed. A bucket that cannot be reached, or was given up, costs no other. Answers how many uploads were ended.
 */
export async function sweepUploads({ db, openTarget, loom }: SweepUploadsDeps): Promise<number> {
  const places = await db
    .selectFrom('generation')
    .innerJoin('connection', 'connection.id', 'generation.connection_id')
    .select(['connection.id', 'generation.project_id', 'generation.organization_id'])
    .where('connection.kind', '=', 's3')
    .where('generation.status', 'in', ['failed', 'cancelled'])
    .where('generation.finished_at', '>', sql<Date>`now() - interval '7 days'`)
    // Whoever writes there now ends what lies there.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('generation as open')
            .select('open.id')
            .whereRef('open.connection_id', '=', 'connection.id')
            .where('open.status', 'in', ['queued', 'running']),
        ),
      ),
    )
    .groupBy(['connection.id', 'generation.project_id', 'generation.organization_id'])
    .orderBy(({ fn }) => fn.max('generation.finished_at'), 'desc')
    .limit(MAX_BUCKETS)
    .execute();
  let ended = 0;
  for (const { id, project_id, organization_id } of places)
    ended += await sweepOne(openTarget, loom, db, { id, project_id, organization_id }).catch(() => 0);
  return ended;
}

async function sweepOne(
  openTarget: RunSources['openTarget'],
  loom: Pick<Loom, 'sweepPlace'>,
  db: Db,
  { id, project_id, organization_id }: { id: Id<'connection'>; project_id: string; organization_id: string },
): Promise<number> {
  const opened = await openTarget(db, project_id, id);
  if (opened.kind !== 'files' || opened.place.kind !== 's3') return 0;
  const { kind: _, ...place } = opened.place;
  return (await loom.sweepPlace({ place }, organization_id)).ended;
}
