import { join } from 'node:path';
import { makeAdmin } from './admin/admin-service.ts';
import { makeApprovals } from './approvals/approval-service.ts';
import { recordRefusedAttempt } from './approvals/record-refused.ts';
import { makeAudit } from './audit/audit-service.ts';
import { makeAuthenticate } from './caller/authenticate.ts';
import { resolveScope } from './caller/resolve-scope.ts';
import { makeConnections } from './connections/connection-service.ts';
import { makeRunConnections } from './connections/run-connections.ts';
import { storePlace } from './connections/store-place.ts';
import type { TargetPolicy } from './connections/target-policy.ts';
import { packStored } from './documents/pack-stored.ts';
import { startLoom } from './execution/loom.ts';
import { spawnRun } from './execution/run-child.ts';
import { makeExports } from './exports/export-service.ts';
import { makeConfirmTarget } from './generations/confirm-target.ts';
import { makeGenerations } from './generations/generation-service.ts';
import { openRunTarget } from './generations/open-run-target.ts';
import type { RunSources } from './generations/run-sources.ts';
import { makeIdempotencyStore } from './idempotency/idempotency-store.ts';
import { makeKeys } from './keys/key-service.ts';
import { makeMailTokens } from './mail/mail-token.ts';
import { makeMails } from './mail/mail-service.ts';
import { sendNotices } from './mail/send-notices.ts';
import { makeSmtpMailer } from './mail/smtp-mailer.ts';
import { makeMembers } from './members/member-service.ts';
import { makeInvitations } from './organizations/invitation-service.ts';
import { makeOrganizationMembers } from './organizations/organization-member-service.ts';
import { makeOrganizations } from './organizations/organization-service.ts';
import { makeProjects } from './projects/project-service.ts';
import { makeProjectRules } from './projects/project-rules-service.ts';
import { openQueue } from './queue/open-queue.ts';
import { fireDue } from './schedules/fire-due.ts';
import { runSchedule } from './schedules/run-schedule.ts';
import { makeSchedules } from './schedules/schedule-service.ts';
import { startApproved } from './schedules/start-approved.ts';
import { openKeyRing } from './secrets/open-key-ring.ts';
import { resealSecrets } from './secrets/reseal-secrets.ts';
import { readGauges } from './read-gauges.ts';
import type { ServiceConfig } from './service-config.ts';
import { makeAcceptInvitation } from './sessions/accept-invitation.ts';
import { makeAccessTokens } from './sessions/access-token.ts';
import { makeFailedSignIns } from './sessions/failed-sign-ins.ts';
import { makeInvitedGuests } from './sessions/invited-guests.ts';
import { makeOidcSignIn } from './sessions/oidc/oidc-service.ts';
import { makeEmailProofs } from './sessions/prove-by-mail.ts';
import { makeSuccessorsOf } from './sessions/refresh-token.ts';
import { makeRegistration } from './sessions/registration.ts';
import { makeSessions } from './sessions/session-service.ts';
import { makeSnapshots } from './snapshots/snapshot-service.ts';
import { readSnapshot } from './snapshots/read-snapshot.ts';
import { openStore } from './store/open-store.ts';
import { describeDifference } from './store/clock-difference.ts';
import { readTemplate } from './templates/read-template.ts';
import { makeTemplates } from './templates/template-service.ts';
import { makeUsage } from './usage/usage-service.ts';
import { makeUsers } from './users/user-service.ts';
import { startWorker, type Worker } from './worker/start-worker.ts';
import { sweepUploads } from './worker/sweep-uploads.ts';
import { deliverDue } from './webhooks/deliver-due.ts';
import { makeWebhooks } from './webhooks/webhook-service.ts';

/** Every noun's use cases. */
export type Services = Awaited<ReturnType<typeof openService>>['services'];
export type Service = Awaited<ReturnType<typeof openService>>;

/** Milliseconds that runs have to end while the store is away: they go on from where their target says they are. */
const SILENT_PATIENCE = 2000;

/** Opens store, queue and looms, and puts the nouns together. Nothing else in this package knows all of them. */
export async function openService(config: ServiceConfig) {
  const { log } = config;
  const ring = await openKeyRing({ secretKey: config.secretKey, dataDir: config.dataDir });
  const store = await openStore(config.store);
  await packStored(store);
  const queue = await openQueue(store, { log });
  const loom = startLoom({ entry: config.entries.loom });
  const policy: TargetPolicy = {
    listensOnLoopbackOnly: config.listensOnLoopbackOnly,
    allow: config.allowTargets,
    filesRoot: join(config.dataDir, 'files'),
    store: storePlace(config.store),
  };
  const sources: RunSources = { ...makeRunConnections({ ring, policy }), readTemplate, readSnapshot };
  const accessTokens = makeAccessTokens(ring);
  const mailer = config.mail === undefined ? undefined : makeSmtpMailer(config.mail, { log });
  const mails =
    mailer === undefined
      ? undefined
      : makeMails({ store, queue, tokens: makeMailTokens(ring), mailer, publicUrl: config.publicUrl });
  const failedSignIns = makeFailedSignIns({ store, ring, log });
  const sessionDeps = { store, accessTokens, successorsOf: makeSuccessorsOf(ring), failedSignIns };
  const heap = config.runMemory === undefined ? {} : { heap: config.runMemory };
  const resolve = { db: store.db, loom, sources };
  const generations = makeGenerations({ store, queue, resolve, confirmTarget: makeConfirmTarget(loom) });
  const approvals = makeApprovals({ store, resolve, queue });
  const snapshots = makeSnapshots({ store, loom, ring, policy });
  const scheduled = { store, snapshots, startRun: generations.start, requestApproval: approvals.request };
  const services = {
    keys: makeKeys({ store }),
    projects: makeProjects({ store }),
    projectRules: makeProjectRules({ store, loom }),
    members: makeMembers({ store }),
    templates: makeTemplates({ store, loom }),
    snapshots,
    connections: makeConnections({ store, loom, ring, policy }),
    schedules: makeSchedules({ store, loom }),
    webhooks: makeWebhooks({ store, ring, policy }),
    generations,
    exports: makeExports({ store }),
    usage: makeUsage({ store }),
    approvals,
    audit: makeAudit({ store }),
    sessions: makeSessions(sessionDeps),
    registration: makeRegistration({ store, accessTokens, oidc: config.oidc !== undefined, mails }),
    invitedGuests: makeInvitedGuests({ store }),
    acceptInvitation: makeAcceptInvitation({ store, accessTokens, failedSignIns }),
    emailProofs: makeEmailProofs({ store, failedSignIns, mails }),
    oidc: makeOidcSignIn({ store, ring, accessTokens, config: config.oidc, log }),
    users: makeUsers({ store }),
    organizations: makeOrganizations({ store, mostEach: config.organizationsPerUser }),
    organizationMembers: makeOrganizationMembers({ store }),
    invitations: makeInvitations({ store, publicUrl: config.publicUrl, mails }),
    admin: makeAdmin({ store, queue, version: config.version }),
  };
  // Nobody waits for it: what is sealed by an older key opens as well.
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
    /** Runs in this process from now on; in others as well, if they like. */
    async startWorker({ concurrency }: { readonly concurrency: number }): Promise<void> {
      worker = await startWorker({
        store,
        queue,
        log,
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
    },
    /**
     * Chunks finish, runs are let go of, then everything is closed. Where the store was found silent nothing waits for it:
     * that would be one deadline after the other.
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
