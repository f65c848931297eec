import { sweepPlace } from '@rowloom/databases';
import { loadLexicon, makePlan, parseRules, schemaDigest, withMissingPartitions } from '@rowloom/engine';
import { diffSchemas } from '../diff/diff-schemas.ts';
import { listChanges } from '../diff/list-changes.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { ledgerRows } from '../process/ledger-rows.ts';
import { makeTarget } from '../target/target.ts';
import { fitRun } from './fit-run.ts';
import { guardRun } from './guard-run.ts';
import { describeMade } from './describe-made.ts';
import { describeIssues, describePlan, describeWhole } from './describe-plan.ts';
import { describeSchema } from './describe-schema.ts';
import { introspectTarget } from './introspect-target.ts';
import type { Answers, LoomTaskName, Takes } from './loom-task.ts';
import { packMembers } from './packed-members.ts';
import { parseSchema } from './parse-schema.ts';
import { openParcel } from './schema-parcel.ts';
import { withSession } from '../target/with-session.ts';
import { withExisting } from '../process/existing-tables.ts';
import { readDdl } from './read-ddl.ts';

type Work = { readonly [Name in LoomTaskName]: (task: Takes<Name>) => Promise<Answers<Name>> };

const WORK: Work = {
  async plan({ schema: parcel, wishes, into, makePartitions = false, whole = false }) {
    const stored = openParcel(parcel);
    const schema = makePartitions ? withMissingPartitions(stored, wishes.as_of) : stored;
    const result = makePlan(schema, withExisting(wishes, schema, into), await loadLexicon(wishes.locale));
    if ('issues' in result) return describeIssues(result.issues, whole);
    return {
      ...describePlan(result.plan),
      // The document is stored as received: what the run adds follows from it.
      ...(schema === stored ? {} : { schemaDigest: schemaDigest(stored) }),
      ...(whole ? { whole: describeWhole(result.plan, describeMade(schema)) } : {}),
    };
  },
  async readDdl(task) {
    const read = await readDdl(task);
    return 'issues' in read ? read : describeSchema(read.schema, read.warnings);
  },
  parseSchema: (task) => Promise.resolve(parseSchema(task)),
  diff({ before, after }) {
    const difference = diffSchemas(openParcel(before), openParcel(after));
    const { identical } = difference;
    return Promise.resolve({ identical, ...packMembers({ changes: listChanges(difference) }) });
  },
  parseRules: ({ rules }) => Promise.resolve(parseRules(rules)),
  introspect: introspectTarget,
  probeTarget: ({ address }) =>
    withSession(makeTarget(address), async (session) => {
      await refuseStore(session);
      return { dialect: session.dialect, serverVersion: session.serverVersion };
    }),
  guardRun,
  fitRun,
  sweepPlace: async ({ place }) => ({ ended: await sweepPlace(place) }),
  ledgerRows: ({ address, runId }) => ledgerRows(makeTarget(address), runId),
};

/** Executes one task of a loom. */
export async function doLoomWork<Name extends LoomTaskName>(name: Name, task: Takes<Name>): Promise<Answers<Name>> {
  return WORK[name](task);
}
