import type { Client } from '@rowloom/client';
import { MODES, type Project, type RunRequest } from '@rowloom/contract';
import type { OptionTable, OptionValues } from '../arguments/option.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { readWhole } from '../arguments/read-number.ts';
import { readRows } from '../arguments/read-rows.ts';
import { readAsOf } from '../arguments/read-time.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { LOAD_OPTIONS } from '../run/load-options.ts';
import { readDirt } from '../run/read-own-rules.ts';
import { PLAN_OPTIONS } from '../run/run-options.ts';
import { readRulesFile } from '../source/read-rules-file.ts';
import { findConnection } from './find-project.ts';

const { shape: _, ...SHARED } = PLAN_OPTIONS;

/** The options for a run on the service: the same as for a local run. */
export const RUN_OPTIONS = {
  to: {
    value: 'CONNECTION',
    help: 'the target connection of the project, by name or id',
    default: 'none: a rehearsal, whose rows are discarded',
  },
  template: { value: 'ID', help: 'make rows for a template: ecommerce, saas, blog or one of your own' },
  snapshot: { value: 'ID', help: 'make rows for this snapshot', default: "the project's newest" },
  ...SHARED,
  'as-of': { ...PLAN_OPTIONS['as-of'], default: 'the time of the request' },
  locale: { ...PLAN_OPTIONS.locale, default: "the project's" },
  mode: {
    value: 'NAME',
    help: 'append to the tables, truncate them first, or create them',
    default: 'append',
    choices: MODES,
  },
  confirm: {
    value: 'HOST',
    help: 'name the host of a target that looks like production, or whose rows will be deleted',
  },
  'make-partitions': LOAD_OPTIONS['make-partitions'],
  export: { help: 'seal the recipe of the run as an export' },
} as const satisfies OptionTable;

type Values = OptionValues<typeof RUN_OPTIONS>;

/** The run that a command line requests. Errors in the arguments themselves are reported first. */
export async function readRunRequest(client: Client, project: Project, options: Values): Promise<RunRequest> {
  const { template, snapshot, seed, locale, to, mode, confirm } = options;
  if (template !== undefined && snapshot !== undefined)
    throw refusal(EXIT.usage, 'A run is for a template or for a snapshot: leave out --template or --snapshot.');
  if (to === undefined && (mode !== undefined || confirm !== undefined))
    throw refusal(EXIT.usage, `--${mode === undefined ? 'confirm' : 'mode'} is for a target: name one with --to.`);
  const wished = mode === undefined ? undefined : readChoice(mode, '--mode', MODES);
  const rows = readRows(options.rows);
  return {
    ...(template === undefined ? {} : { source: { template_id: template } }),
    ...(snapshot === undefined ? {} : { source: { snapshot_id: snapshot } }),
    ...(rows === undefined ? {} : { rows: typeof rows === 'number' ? rows : { ...rows } }),
    ...(seed === undefined ? {} : { seed: readWhole(seed, '--seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) }),
    ...(options['as-of'] === undefined ? {} : { as_of: readAsOf(options['as-of'], new Date()) }),
    ...(locale === undefined ? {} : { locale }),
    ...(options.rules === undefined ? {} : { rules: await readRulesFile(options.rules) }),
    ...(options.dirt === undefined ? {} : { dirt: readDirt(options.dirt) ?? 0 }),
    ...(options.strict ? { strict: true } : {}),
    ...(options['make-partitions'] ? { make_partitions: true } : {}),
    ...(options.export ? { export: true } : {}),
    ...(to === undefined
      ? {}
      : {
          target: {
            connection_id: (await findConnection(client, project, to)).id,
            ...(wished === undefined ? {} : { mode: wished }),
            ...(confirm === undefined ? {} : { confirm }),
          },
        }),
  };
}
