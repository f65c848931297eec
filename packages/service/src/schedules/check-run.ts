import { refuseField, refuseFields, type ScheduledRun } from '@rowloom/contract';
import { LOCALE_CODES, parseLocaleWish } from '@rowloom/engine';
import type { ProjectAccess } from '../caller/access.ts';
import { findConnection } from '../connections/connection-store.ts';
import { type Loom, whomOf } from '../execution/loom.ts';
import { checkRowNames } from '../generations/check-row-names.ts';
import { checkRulesSize } from '../generations/check-rules-size.ts';
import { findSnapshot } from '../snapshots/snapshot-store.ts';
import type { Db } from '../store/store.ts';
import { readTemplate } from '../templates/read-template.ts';
import type { ScheduleRow } from './schedule.ts';

export type CheckNeeds = { readonly db: Db; readonly loom: Pick<Loom, 'parseRules'> };

/** The action of a schedule is checked when it is stored, not only at night when it fires. */
export async function checkRun(
  needs: CheckNeeds,
  access: ProjectAccess,
  kind: ScheduleRow['kind'],
  run: ScheduledRun,
): Promise<void> {
  if (kind === 'snapshot') return checkCapture(needs.db, access, run);
  if (run.connection_id !== undefined)
    throw refuseField('run.connection_id', 'A scheduled run names its connection in run.target.connection_id.');
  if (run.locale !== undefined && parseLocaleWish(run.locale) === undefined)
    throw refuseField(
      'run.locale',
      `This locale does not exist; known: ${LOCALE_CODES.join(', ')}, or several by weight: de=3,fr=1.`,
    );
  checkRowNames('run.rows', run.rows);
  await checkSource(needs.db, access, run);
  await checkConnection(needs.db, access, 'run.target.connection_id', run.target?.connection_id);
  await checkRules(needs, access, run);
}

async function checkCapture(db: Db, access: ProjectAccess, run: ScheduledRun): Promise<void> {
  const other = Object.keys(run).find((name) => name !== 'connection_id');
  if (other !== undefined)
    throw refuseField(`run.${other}`, 'A scheduled capture takes connection_id only, or nothing.');
  await checkConnection(db, access, 'run.connection_id', run.connection_id);
}

async function checkConnection(
  db: Db,
  { projectId }: ProjectAccess,
  field: string,
  id: string | undefined,
): Promise<void> {
  if (id === undefined || (await findConnection(db, { projectId, id })) !== undefined) return;
  throw refuseField(field, 'There is no such connection in this project.');
}

async function checkSource(
  db: Db,
  { organizationId, projectId }: ProjectAccess,
  { source }: ScheduledRun,
): Promise<void> {
  const { template_id: templateId, snapshot_id: snapshotId } = source ?? {};
  if (templateId !== undefined && (await readTemplate(db, organizationId, templateId)) === undefined)
    throw refuseField('run.source.template_id', 'There is no such template in this organization.');
  if (snapshotId !== undefined && (await findSnapshot(db, projectId, snapshotId)) === undefined)
    throw refuseField('run.source.snapshot_id', 'There is no such snapshot in this project.');
}

async function checkRules({ loom }: CheckNeeds, access: ProjectAccess, { rules }: ScheduledRun): Promise<void> {
  if (rules === undefined) return;
  checkRulesSize('run.rules', rules);
  const parsed = await loom.parseRules({ rules }, whomOf(access));
  if ('rules' in parsed) return;
  throw refuseFields(parsed.issues.map(({ path, message }) => ({ path: `run.${path}`, message })));
}
