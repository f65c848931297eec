import { loadLexicon, makePlan, parseRules, parseSchemaDocument } from '@rowloom/engine';
import { diffSchemas } from '../diff/diff-schemas.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { ledgerRows } from '../process/ledger-rows.ts';
import { makeTarget } from '../target/target.ts';
import { guardRun } from './guard-run.ts';
import { describePlan } from './describe-plan.ts';
import { describeSchema } from './describe-schema.ts';
import { introspectTarget } from './introspect-target.ts';
import type { Answers, LoomTaskName, Takes } from './loom-task.ts';
import { openParcel } from './schema-parcel.ts';
import { withSession } from '../target/with-session.ts';
import { withExisting } from '../process/with-existing.ts';
import { readDdl } from './read-ddl.ts';

type Work = { readonly [Name in LoomTaskName]: (task: Takes<Name>) => Promise<Answers<Name>> };

const WORK: Work = {
  async plan({ schema: parcel, wishes, keepsRows = false, whole }) {
    const schema = openParcel(parcel);
    const result = makePlan(schema, withExisting(wishes, schema, keepsRows), await loadLexicon(wishes.locale));
    if ('issues' in result) return { issues: result.issues };
    return { ...describePlan(result.plan), ...(whole === true ? { plan: result.plan } : {}) };
  },
  async readDdl(task) {
    const read = await readDdl(task);
    return 'issues' in read ? read : describeSchema(read.schema, read.warnings);
  },
  async parseSchema({ document }) {
    const parsed = parseSchemaDocument(document);
    return Promise.resolve('issues' in parsed ? parsed : describeSchema(parsed.document, []));
  },
  diff: ({ before, after }) => Promise.resolve(diffSchemas(openParcel(before), openParcel(after))),
  parseRules: ({ rules }) => Promise.resolve(parseRules(rules)),
  introspect: introspectTarget,
  probeTarget: ({ address }) =>
    withSession(makeTarget(address), async (session) => {
      await refuseStore(session);
      return { dialect: session.dialect, serverVersion: session.serverVersion };
    }),
  guardRun,
  ledgerRows: ({ address, runId }) => ledgerRows(makeTarget(address), runId),
};

/** Does one task of a loom. */
export async function doLoomWork<Name extends LoomTaskName>(name: Name, task: Takes<Name>): Promise<Answers<Name>> {
  return WORK[name](task);
}
