import { sql } from 'kysely';
import type { TargetPolicy } from '../connections/target-policy.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Db, Store } from '../store/store.ts';
import { checkWebhookUrl } from './check-webhook-url.ts';
import { postDelivery, type Posted } from './post-delivery.ts';
import { slackMessage } from './slack-message.ts';
import type { DeliveryRow } from './webhook.ts';
import { openWebhook, signBody } from './webhook-secret.ts';

export type DeliverNeeds = {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly policy: TargetPolicy;
  readonly version: string;
};

const AT_ONCE = 20;
/** Seconds that a process has to deliver what it took; another takes it up after them. */
const LEASE = 60;
/** Seconds before each further attempt: a day of them in all. */
const PAUSES = [10, 60, 300, 1800, 7200, 21_600, 43_200] as const;

type Due = DeliveryRow & {
  readonly secret: string;
  readonly format: 'json' | 'slack';
  readonly project: string;
};

/** Sends what is due, and writes down how it went. Any number of processes may do so: each takes its own. */
export async function deliverDue(needs: DeliverNeeds): Promise<number> {
  const { db } = needs.store;
  const taken = await takeDue(db);
  await Promise.all(
    taken.map(async (due) => {
      const posted = await post(needs, due);
      await settle(db, due, posted);
    }),
  );
  return taken.length;
}

async function takeDue(db: Db): Promise<readonly Due[]> {
  const taken = await db
    .updateTable('webhook_delivery')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${LEASE})`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('webhook_delivery')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  if (taken.length === 0) return [];
  const hooks = await db
    .selectFrom('webhook')
    .innerJoin('project', 'project.id', 'webhook.project_id')
    .select(['webhook.id', 'webhook.secret', 'webhook.format', 'project.name as project'])
    .where(
      'webhook.id',
      'in',
      taken.map(({ webhook_id }) => webhook_id),
    )
    .execute();
  return taken.flatMap((delivery) => {
    const hook = hooks.find(({ id }) => id === delivery.webhook_id);
    return hook === undefined ? [] : [{ ...hook, ...delivery }];
  });
}

async function post({ ring, policy, version }: DeliverNeeds, due: Due): Promise<Posted> {
  try {
    const { url, signing } = openWebhook(ring, due.webhook_id, due.secret);
    const place = await checkWebhookUrl(policy, url);
    const body = JSON.stringify(due.format === 'slack' ? slackMessage(due.project, due) : due.body);
    const timestamp = Math.floor(storeNow().getTime() / 1000);
    return await postDelivery(
      place,
      {
        'user-agent': `rowloom/${version}`,
        'webhook-id': due.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signBody(signing, { id: due.id, timestamp, body }),
      },
      body,
    );
  } catch (error) {
    const fields = (error as { readonly fields?: readonly { readonly message: string }[] }).fields;
    return { error: fields?.[0]?.message ?? 'The webhook cannot be opened: its secret was sealed by another key.' };
  }
}

async function settle(db: Db, { id, attempts }: Due, posted: Posted): Promise<void> {
  const isDone = 'status' in posted && posted.status >= 200 && posted.status < 300;
  const pause = PAUSES[attempts - 1];
  const state = isDone ? 'delivered' : pause === undefined ? 'failed' : 'pending';
  const now = storeNow();
  await db
    .updateTable('webhook_delivery')
    .set({
      state,
      status_code: 'status' in posted ? posted.status : null,
      error: isDone ? null : 'error' in posted ? posted.error : `The receiver answered ${posted.status}.`,
      next_attempt_at: state === 'pending' ? new Date(now.getTime() + (pause ?? 0) * 1000) : null,
      finished_at: state === 'pending' ? null : now,
    })
    .where('id', '=', id)
    // Whoever took it over meanwhile writes down how theirs went.
    .where('attempts', '=', attempts)
    .execute();
}

const KEPT = '30 days';

/** The log does not grow for ever. */
export async function sweepDeliveries(db: Db): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', sql<Date>`now() - interval '${sql.raw(KEPT)}'`)
    .execute();
  // Nobody wants to hear by mail of what happened yesterday.
  await db.deleteFrom('notice').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
