import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue/queue.ts';
import type { Store } from './store/store.ts';

export type Gauges = Readonly<Record<string, { readonly help: string; readonly value: number }>>;

/** Metrics of the service for monitoring; no names of people or resources. */
export async function readGauges(store: Store, queue: Queue, mailer?: Pick<Mailer, 'counts'>): Promise<Gauges> {
  const jobs = await queue.counts();
  const runs = await store.db
    .selectFrom('generation')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['queued', 'running'])
    .groupBy('status')
    .execute();
  const of = (status: string): number => runs.find((row) => row.status === status)?.count ?? 0;
  return {
    rowloom_generations_queued: { help: 'Generations that wait for a worker.', value: of('queued') },
    rowloom_generations_running: { help: 'Generations that are being carried out.', value: of('running') },
    ...Object.fromEntries(
      jobs.flatMap(({ name, queued, failed }) => [
        [`rowloom_jobs_${name}_waiting`, { help: `Jobs of the kind ${name} that wait.`, value: queued }],
        [`rowloom_jobs_${name}_failed`, { help: `Jobs of the kind ${name} that failed for good.`, value: failed }],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(mailer?.counts() ?? {}).map(([outcome, value]) => [
        `rowloom_mails_${outcome}`,
        { help: `Tries of this process to send a mail that ended as ${outcome}.`, value },
      ]),
    ),
  };
}
