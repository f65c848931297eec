import { recordRefusedAttempt } from './approvals/record-refused.ts';
import { makeAuthenticate } from './caller/authenticate.ts';
import { resolveScope } from './caller/resolve-scope.ts';
import { makeIdempotencyStore } from './idempotency/idempotency-store.ts';
import { resealSecrets } from './secrets/reseal-secrets.ts';
import { readGauges } from './read-gauges.ts';
import type { ServiceConfig } from './service-config.ts';
import { describeDifference } from './store/clock-difference.ts';
import { makeServices } from './make-services.ts';
import { openParts } from './open-parts.ts';
import { startOwnWorker } from './worker/start-own-worker.ts';
import type { Worker } from './worker/start-worker.ts';

export type Service = Awaited<ReturnType<typeof openService>>;

/** Milliseconds for runs to end while the store is unreachable: they resume from the state in their target. */
const SILENT_PATIENCE = 2000;

/** Opens store, queue and looms, and puts the nouns together. Nothing else in this package knows all of them. */
export async function openService(config: ServiceConfig) {
  const { log } = config;
  const parts = await openParts(config);
  const { store, queue, loom, ring, mailer, accessTokens } = parts;
  const services = makeServices(config, parts);
  // Not awaited: a secret sealed by an older key opens as well.
  resealSecrets(store.db, ring, log).catch(() => log.warn({}, 'secrets could not be sealed again'));
  let worker: Worker | undefined;
  return {
    services,
    store,
    authenticate: makeAuthenticate(store.db, accessTokens.verify),
    resolveScope: resolveScope.bind(undefined, store.db),
    idempotency: makeIdempotencyStore(store.db),
    recordRefusedApproval: recordRefusedAttempt.bind(undefined, store),
    isReady: () => store.isReachable(),
    readinessNotes: (): readonly string[] => {
      const difference = store.clock.difference();
      const note = difference === undefined ? undefined : describeDifference(difference);
      return note === undefined ? [] : [note];
    },
    gauges: () => readGauges(store, queue, mailer),
    /** Executes runs in this process from now on; other processes may do so too. */
    async startWorker({ concurrency }: { readonly concurrency: number }): Promise<void> {
      worker = await startOwnWorker(config, parts, services, concurrency);
    },
    /**
     * Chunks finish, runs are released, then everything is closed. If the store is silent nothing waits for it, because
     * deadlines would add up.
     */
    async close({ isSilent = false }: { readonly isSilent?: boolean } = {}): Promise<void> {
      const patience = isSilent ? SILENT_PATIENCE : undefined;
      if (worker === undefined) await queue.stop({ graceful: true, timeout: patience ?? 5000 });
      else await worker.stop(patience);
      mailer?.close();
      await loom.close();
      await store.close();
    },
  };
}
