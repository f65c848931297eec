import { spawnRun } from '../execution/run-child.ts';
import { openRunTarget } from '../generations/open-run-target.ts';
import { sendNotices } from '../mail/send-notices.ts';
import { fireDue } from '../schedules/fire-due.ts';
import { runSchedule } from '../schedules/run-schedule.ts';
import { startApproved } from '../schedules/start-approved.ts';
import type { ServiceConfig } from '../service-config.ts';
import { deliverDue } from '../webhooks/deliver-due.ts';
import type { Services } from '../make-services.ts';
import type { ServiceParts } from '../open-parts.ts';
import { startWorker, type Worker } from './start-worker.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** A worker in this process, with all that jobs of the service need. */
export function startOwnWorker(
  config: ServiceConfig,
  parts: ServiceParts,
  { snapshots, generations, approvals }: Pick<Services, 'snapshots' | 'generations' | 'approvals'>,
  concurrency: number,
): Promise<Worker> {
  const { store, queue, loom, sources, ring, policy, mails } = parts;
  const heap = config.runMemory === undefined ? {} : { heap: config.runMemory };
  const scheduled = { store, snapshots, startRun: generations.start, requestApproval: approvals.request };
  return startWorker({
    store,
    queue,
    log: config.log,
    concurrency,
    version: config.version,
    run: { sources, spawn: (options) => spawnRun({ ...options, ...heap, entry: config.entries.run }) },
    readLeftRows: async (run) => {
      const target = await openRunTarget(sources, store.db, run);
      if ('error' in target || target.opened?.kind !== 'database') return undefined;
      const { tables } = await loom.ledgerRows({ address: target.opened.address, runId: run.id });
      return new Map(tables.map(({ name, rows }) => [name, rows]));
    },
    sweepUploads: () => sweepUploads({ db: store.db, openTarget: sources.openTarget, loom }),
    fireDue: async () => void (await fireDue({ store, queue })),
    deliverWebhooks: async () => void (await deliverDue({ store, ring, policy, version: config.version })),
    sendNotices: mails === undefined ? undefined : () => sendNotices({ store, queue }),
    deliverMail: mails?.deliver,
    runSchedule: (job) => {
      const { approval_id: approved } = job.data;
      return typeof approved === 'string' ? startApproved(scheduled, approved) : runSchedule(scheduled, job);
    },
  });
}
