import type { Session } from '@rowloom/databases';
import { type Table, tableKey } from '@rowloom/engine';
import type { Certificate } from '../certificate/certificate.ts';
import { makeCertificate } from '../certificate/make-certificate.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import type { Target } from '../target/target.ts';

/** The certificate of the run's tables, from the target's own catalogue as it is now. */
export async function certifyRun(target: Target, session: Session, own: readonly Table[]): Promise<Certificate> {
  const document = await readTargetSchema(target, session);
  const tables = new Set(own.map(tableKey));
  const others: Session[] = [];
  try {
    if (session.dialect !== 'sqlite') others.push(await target.connect({ applicationName: 'rowloom certificate' }));
    return await makeCertificate(session, document, { madeAt: new Date().toISOString(), sessions: others, tables });
  } finally {
    await Promise.all(others.map((other) => other.close().catch(() => undefined)));
  }
}
