import type { CreateSchedule, RunMode, Schedule, ScheduledRun } from '@rowloom/contract';
import { FIRST_RHYTHM, fromCron, type Rhythm, toCron } from './rhythm.ts';

/** What a person fills in for a schedule. */
export type ScheduleForm = {
  readonly name: string;
  readonly kind: Schedule['kind'];
  readonly rhythm: Rhythm;
  readonly timezone: string;
  /** Of a snapshot: empty for the only connection. Of a run: empty for a rehearsal. */
  readonly connectionId: string;
  readonly mode: RunMode;
  readonly confirm: string;
  readonly rows: number | '';
  readonly seed: string;
  readonly keepRecipe: boolean;
};

export const emptySchedule = (kind: Schedule['kind'], timezone: string): ScheduleForm => ({
  name: '',
  kind,
  rhythm: FIRST_RHYTHM,
  timezone,
  connectionId: '',
  mode: 'append',
  confirm: '',
  rows: 10_000,
  seed: '',
  keepRecipe: false,
});

export function toScheduleForm({ name, kind, cron, timezone, run }: Schedule): ScheduleForm {
  return {
    ...emptySchedule(kind, timezone),
    name,
    rhythm: fromCron(cron),
    connectionId: (kind === 'snapshot' ? run.connection_id : run.target?.connection_id) ?? '',
    mode: run.target?.mode ?? 'append',
    confirm: run.target?.confirm ?? '',
    rows: typeof run.rows === 'number' ? run.rows : '',
    seed: run.seed === undefined ? '' : String(run.seed),
    keepRecipe: run.export ?? false,
  };
}

/** The same as the service takes it. What the form does not show of an earlier run stays as it is. */
export function toSchedule(form: ScheduleForm, before: ScheduledRun = {}): Required<Omit<CreateSchedule, 'enabled'>> {
  const { name, kind, rhythm, timezone } = form;
  return { name: name.trim(), kind, cron: toCron(rhythm), timezone, run: runOf(form, before) };
}

function runOf(form: ScheduleForm, before: ScheduledRun): ScheduledRun {
  const { connectionId, mode, confirm, rows, seed, keepRecipe } = form;
  if (form.kind === 'snapshot') return connectionId === '' ? {} : { connection_id: connectionId };
  const { rows: oldRows, seed: _seed, target: _target, export: _export, connection_id: _connection, ...rest } = before;
  const kept = rows === '' && typeof oldRows === 'object' ? { rows: oldRows } : {};
  return {
    ...rest,
    ...(rows === '' ? kept : { rows }),
    ...(seed === '' ? {} : { seed: Number(seed) }),
    ...(keepRecipe ? { export: true } : {}),
    ...(connectionId === ''
      ? {}
      : { target: { connection_id: connectionId, mode, ...(confirm === '' ? {} : { confirm }) } }),
  };
}
