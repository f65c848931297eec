import { join } from 'node:path';
import { makeRunConnections } from './connections/run-connections.ts';
import { storePlace } from './connections/store-place.ts';
import type { TargetPolicy } from './connections/target-policy.ts';
import { packStored } from './documents/pack-stored.ts';
import { startLoom } from './execution/loom.ts';
import type { RunSources } from './generations/run-sources.ts';
import { makeMailTokens } from './mail/mail-token.ts';
import { makeMails } from './mail/mail-service.ts';
import { makeSmtpMailer } from './mail/smtp-mailer.ts';
import { openQueue } from './queue/open-queue.ts';
import { openKeyRing } from './secrets/open-key-ring.ts';
import type { ServiceConfig } from './service-config.ts';
import { makeAccessTokens } from './sessions/access-token.ts';
import { makeFailedSignIns } from './sessions/failed-sign-ins.ts';
import { readSnapshot } from './snapshots/read-snapshot.ts';
import { openStore } from './store/open-store.ts';
import { readTemplate } from './templates/read-template.ts';

export type ServiceParts = Awaited<ReturnType<typeof openParts>>;

/** Opens the parts of the nouns: store, queue, looms, secrets, mail. */
export async function openParts(config: ServiceConfig) {
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
  return { ring, store, queue, loom, policy, sources, accessTokens, mailer, mails, failedSignIns };
}
