import type { UseFormReturnType } from '@mantine/form';
import type { RunMode, StartRun } from '@rowloom/contract';
import type { issuesOfFields } from './run-fields.ts';

/** What a person fills in before a run. */
export type RunForm = {
  /** `total`: rows over all tables; `tables`: of each. */
  readonly amount: 'total' | 'tables';
  readonly total: number;
  readonly perTable: Readonly<Record<string, number>>;
  readonly seed: string;
  readonly locale: string;
  /** Empty for a rehearsal. */
  readonly connectionId: string;
  /** Empty: whichever suits the target. */
  readonly mode: RunMode | '';
  readonly strict: boolean;
  readonly keepRecipe: boolean;
};

/** A part of the form, and what is wrong with its fields. */
export type RunFieldsProps = {
  readonly form: UseFormReturnType<RunForm>;
  readonly wrong: ReturnType<typeof issuesOfFields>;
};

export const EMPTY_RUN: RunForm = {
  amount: 'total',
  total: 10_000,
  perTable: {},
  seed: '',
  locale: '',
  connectionId: '',
  mode: '',
  strict: false,
  keepRecipe: true,
};

/** The same as the service takes it. */
export function toRequest(form: RunForm, snapshotId: string | undefined): StartRun {
  const rows: StartRun['rows'] = form.amount === 'total' ? form.total : form.perTable;
  return {
    ...(snapshotId === undefined ? {} : { source: { snapshot_id: snapshotId } }),
    ...(typeof rows === 'number' || Object.keys(rows ?? {}).length > 0 ? { rows } : {}),
    ...(form.seed === '' ? {} : { seed: Number(form.seed) }),
    ...(form.locale === '' ? {} : { locale: form.locale }),
    ...(form.strict ? { strict: true } : {}),
    ...(form.keepRecipe ? { export: true } : {}),
    ...(form.connectionId === ''
      ? {}
      : { target: { connection_id: form.connectionId, ...(form.mode === '' ? {} : { mode: form.mode }) } }),
  };
}
