import { type ProjectRules, refuse, refuseField, type UpdateProjectRules } from '@rowloom/contract';
import { digest, type Rules } from '@rowloom/engine';
import { appendEvent } from '../audit/append-event.ts';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import type { Loom } from '../execution/loom.ts';
import { parseRulesOf } from '../generations/parse-rules-of.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { storeNow } from '../store/store-clock.ts';
import type { Store, Tx } from '../store/store.ts';
import { lockProject } from './project-store.ts';
import { findRules } from './project-rules-store.ts';

export type ProjectRulesService = {
  readonly get: (access: ProjectAccess) => Promise<ProjectRules>;
  readonly replace: (caller: Caller, access: ProjectAccess, body: UpdateProjectRules) => Promise<ProjectRules>;
};

/** Bytes. Every plan of the project reads them. */
const MAX_BYTES = 1 << 20;
/** The number of names of each kind in an event. */
const MAX_NAMES = 50;

export function makeProjectRules(needs: { readonly store: Store; readonly loom: Loom }): ProjectRulesService {
  const { store, loom } = needs;
  return {
    get: async ({ projectId }) => toAnswer(await findRules(store.db, projectId)),
    async replace(caller, access, { rules: wished, based_on: basedOn }) {
      refuseTooLong(wished);
      const rules = await parseRulesOf(loom, access, wished);
      return store.transaction((tx) => replaceRules(tx, caller, access, rules, basedOn));
    },
  };
}

type Found = Awaited<ReturnType<typeof findRules>>;

const toAnswer = (found: Found): ProjectRules => ({
  rules: found?.rules ?? {},
  updated_by: found?.updated_by ?? null,
  updated_at: found?.updated_at.toISOString() ?? null,
});

async function replaceRules(
  tx: Tx,
  caller: Caller,
  { projectId }: ProjectAccess,
  rules: Rules,
  basedOn: string | null | undefined,
): Promise<ProjectRules> {
  await lockProject(tx, projectId, 'change');
  const access = await authoriseProject(tx, caller, { project: projectId }, 'project.edit');
  const before = await findRules(tx, projectId);
  if (basedOn !== undefined && timeOf(basedOn) !== before?.updated_at.getTime())
    throw refuse(
      'invalid_state',
      'Somebody has changed the rules of the project since you read them. Read them again, and repeat your changes.',
    );
  const changed = changesOf(before?.rules ?? {}, rules);
  if (Object.values(changed).every((names) => names.length === 0)) return toAnswer(before);
  const row = { rules: JSON.stringify(rules), updated_by: caller.userId, updated_at: storeNow() };
  await tx
    .insertInto('project_rules')
    .values({ project_id: projectId, ...row })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(row))
    .execute();
  await noteInputChange(tx, projectId, caller.userId, ['rules']);
  await appendEvent(tx, caller, {
    organizationId: access.organizationId,
    projectId,
    action: 'project.rules_changed',
    subject: { type: 'project', id: projectId, name: access.name },
    details: Object.fromEntries(Object.entries(changed).map(([kind, names]) => [kind, names.slice(0, MAX_NAMES)])),
  });
  return toAnswer(await findRules(tx, projectId));
}

const timeOf = (time: string | null): number | undefined => (time === null ? undefined : Date.parse(time));

function refuseTooLong(rules: unknown): void {
  const bytes = Buffer.byteLength(JSON.stringify(rules));
  if (bytes > MAX_BYTES)
    throw refuseField('rules', `The rules have ${bytes.toLocaleString('en')} bytes; a project can have at most 1 MiB.`);
}

/** Only tables and columns, never their rules, which may contain confidential values. */
function changesOf(before: Rules, after: Rules): Readonly<Record<'added' | 'changed' | 'removed', readonly string[]>> {
  const names = Object.keys(after);
  return {
    added: names.filter((name) => !Object.hasOwn(before, name)),
    changed: names.filter((name) => Object.hasOwn(before, name) && digest(before[name]) !== digest(after[name])),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  };
}
