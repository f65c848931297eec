import { refuse, refuseField, refuseFields, type StartRun } from '@rowloom/contract';
import { isAbsentFile, isTargetError } from '@rowloom/databases';
import { type Issue, LOCALE_CODES, type LocaleWish, mergeRules, parseLocaleWish, type Rules } from '@rowloom/engine';
import type { Introspected, PlannedRun, SchemaParcel, Unplanned } from '@rowloom/runner';
import type { ProjectAccess } from '../caller/access.ts';
import { withoutFolders } from '../connections/explain-target.ts';
import { refuseTooLarge } from '../documents/refuse-too-large.ts';
import { type Loom, type Whom, whomOf } from '../execution/loom.ts';
import type { Db } from '../store/store.ts';
import type { ResolvedRun } from '../store/run-documents.ts';
import { findRules } from '../projects/project-rules-store.ts';
import { checkRowNames } from './check-row-names.ts';
import { findMisfit, NO_TABLES } from './find-misfit.ts';
import { markProjectRules } from './mark-project-rules.ts';
import { parseRulesOf } from './parse-rules-of.ts';
import { drawSeed, fillsPresent, wishesOf } from './resolved-run.ts';
import type { OpenedTarget, RunConnection, RunSchema, RunSources } from './run-sources.ts';
import { storeNow } from '../store/store-clock.ts';

export type ResolveDeps = { readonly db: Db; readonly loom: Loom; readonly sources: RunSources };

/** A fully resolved run, and the engine's verdict on it. */
export type RunDraft = {
  readonly schema: SchemaParcel;
  readonly schemaDigest: string;
  readonly connection: RunConnection | null;
  readonly opened: OpenedTarget | null;
  readonly wishes: Omit<ResolvedRun, 'engine_version' | 'engine_plan_digest' | 'schema_digest'>;
  readonly planned: PlannedRun | Unplanned;
};

/** Reads the schema, draws open values and asks the engine for a plan. Nothing is stored, nothing is written. */
export async function draftRun(
  deps: ResolveDeps,
  access: ProjectAccess,
  body: Omit<StartRun, 'approval_id'>,
  options: { readonly whole?: boolean } = {},
): Promise<RunDraft> {
  checkRowNames('rows', body.rows);
  const rules = body.rules === undefined ? {} : await parseRulesOf(deps.loom, access, body.rules);
  const ofProject = (await findRules(deps.db, access.projectId))?.rules ?? {};
  const found = await readSource(deps, access, body);
  const connection = await readConnection(deps, access, body);
  const target =
    connection === null
      ? null
      : { connection_id: connection.id, mode: body.target?.mode ?? 'append', identity: connection.identity };
  const opened =
    connection === null
      ? null
      : await deps.sources.openTarget(deps.db, access.projectId, connection.id, connection.identity);
  if (opened?.kind === 'files' && target?.mode === 'truncate')
    throw refuseField(
      'target.mode',
      'Files are always written again: use the modes append or create for a folder or bucket.',
    );
  const planFrom = await readPlanSchema(deps, access, found, fillsPresent(target) ? opened : null);
  const wishes = {
    source: found.source,
    ...(body.rows === undefined ? {} : { rows: body.rows }),
    seed: body.seed ?? drawSeed(),
    locale: readLocale(body.locale ?? (await defaultLocale(deps.db, access))),
    as_of: new Date(body.as_of ?? storeNow()).toISOString(),
    rules: [ofProject, dirtOf(body), rules, planFrom.skipped].reduce<Rules>(mergeRules, planFrom.rules),
    ...(body.make_partitions === true ? { make_partitions: true as const } : {}),
    ...(body.strict === true ? { strict: true as const } : {}),
    target,
  };
  const planned =
    planFrom.issues.length > 0
      ? { issues: planFrom.issues, count: planFrom.issues.length }
      : await deps.loom.plan(
          {
            schema: planFrom.schema,
            ...(wishes.make_partitions === true ? { makePartitions: true } : {}),
            wishes: wishesOf(wishes),
            ...(target !== null && opened?.kind === 'database' ? { into: target.mode } : {}),
            ...(options.whole === true ? { whole: true } : {}),
          },
          whomOf(access),
        );
  return {
    schema: planFrom.schema,
    schemaDigest: planFrom.digest,
    connection,
    opened,
    wishes,
    planned: 'issues' in planned ? { ...planned, issues: markProjectRules(planned.issues, ofProject, rules) } : planned,
  };
}

/** Dirt in all tables is a rule like others, which the run's own rules can limit. */
const dirtOf = ({ dirt }: Pick<StartRun, 'dirt'>): Rules => (dirt === undefined ? {} : { '*': { dirt } });

/** The draft as stored and digested; issues become the refusal. */
export function settleDraft({ wishes, planned }: RunDraft): {
  readonly resolved: ResolvedRun;
  readonly planned: PlannedRun;
} {
  if ('issues' in planned) throw refuseIssues(planned);
  const resolved: ResolvedRun = {
    ...wishes,
    schema_digest: planned.schemaDigest,
    engine_version: planned.engineVersion,
    engine_plan_digest: planned.digest,
  };
  return { resolved, planned };
}

/** Issues about the request are fields; issues about the schema's constraints are the schema's. */
function refuseIssues({ issues, count }: Unplanned): Error {
  const about = issues.filter(({ path }) => /^(?:rows|seed|as_of|locale|rules|target)(?:$|[.[])/.test(path));
  if (about.length === issues.length) return refuseFields(about.map(({ path, message }) => ({ path, message })));
  const first = issues.find((issue) => !about.includes(issue));
  return refuse(
    'unsatisfiable_schema',
    `${first?.path === undefined || first.path === '' ? '' : `${first.path}: `}${first?.message ?? ''}${
      count > 1 ? ` (and ${count - 1} more; POST …/plan lists them all)` : ''
    }`,
  );
}

async function readSource(
  { db, sources }: ResolveDeps,
  { organizationId, projectId }: ProjectAccess,
  { source }: Omit<StartRun, 'approval_id'>,
): Promise<RunSchema> {
  if (source?.template_id !== undefined) {
    const template = await sources.readTemplate(db, organizationId, source.template_id);
    if (template === undefined)
      throw refuseField('source.template_id', 'There is no such template in this organization.');
    return template;
  }
  const snapshot = await sources.readSnapshot(db, projectId, source?.snapshot_id);
  if (snapshot !== undefined) return snapshot;
  throw source?.snapshot_id === undefined
    ? refuse('no_schema')
    : refuseField('source.snapshot_id', 'There is no such snapshot in this project.');
}

async function readConnection(
  { db, sources }: ResolveDeps,
  { projectId }: ProjectAccess,
  { target }: Omit<StartRun, 'approval_id'>,
): Promise<RunConnection | null> {
  if (target === undefined) return null;
  const connection = await sources.findConnection(db, projectId, target.connection_id);
  if (connection === undefined)
    throw refuseField('target.connection_id', 'There is no such connection in this project.');
  return connection;
}

type PlanSchema = Pick<RunSchema, 'schema' | 'digest' | 'rules'> & {
  readonly skipped: Rules;
  /** Why there can be no plan for this target. */
  readonly issues: readonly Issue[];
};

/**
 * Existing tables are planned as they are in the target, if the source was never read from a database: a template then
 * only says which tables, and brings its rules. Tables that others only refer to are left alone.
 */
async function readPlanSchema(
  { loom }: ResolveDeps,
  access: ProjectAccess,
  { schema, digest, rules, isCatalogue }: RunSchema,
  existing: OpenedTarget | null,
): Promise<PlanSchema> {
  if (isCatalogue || existing?.kind !== 'database') return { schema, digest, rules, skipped: {}, issues: [] };
  const target = await introspect(loom, existing, schema, whomOf(access));
  const misfit = target === undefined ? NO_TABLES : findMisfit(target, 'append');
  if (target === undefined || misfit !== undefined)
    return { schema, digest, rules, skipped: {}, issues: misfit === undefined ? [] : [misfit] };
  const { packed } = target;
  const skipped = Object.fromEntries(target.outside.map((name) => [name, { skip: true as const }]));
  return { schema: { packed }, digest: target.digest, rules, skipped, issues: [] };
}

/** Undefined if the target is a file that does not exist yet. */
async function introspect(
  loom: Loom,
  { address }: Extract<OpenedTarget, { kind: 'database' }>,
  keep: SchemaParcel,
  whom: Whom,
): Promise<Introspected | undefined> {
  try {
    const read = await loom.introspect({ address, keep }, whom);
    if ('tooLarge' in read) throw refuseTooLarge('target.connection_id', read);
    return read;
  } catch (error) {
    if (isAbsentFile(error)) return undefined;
    if (!isTargetError(error)) throw error;
    throw refuseField('target.connection_id', `The target cannot be read: ${withoutFolders(error.message)}`);
  }
}

async function defaultLocale(db: Db, { projectId }: ProjectAccess): Promise<string | undefined> {
  const project = await db.selectFrom('project').select('settings').where('id', '=', projectId).executeTakeFirst();
  const locale = project?.settings['default_locale'];
  return typeof locale === 'string' ? locale : undefined;
}

function readLocale(text: string | undefined): LocaleWish {
  const locale = parseLocaleWish(text ?? 'en');
  if (locale === undefined)
    throw refuseField(
      'locale',
      `The locale "${text}" does not exist; known: ${LOCALE_CODES.join(', ')}, or several by weight: de=3,fr=1.`,
    );
  return locale;
}
