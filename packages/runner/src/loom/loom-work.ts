import {
  loadLexicon,
  makePlan,
  parseRules,
  parseSchemaDocument,
  type SchemaDocument,
  schemaDigest,
} from '@rowloom/engine';
import { diffSchemas } from '../diff/diff-schemas.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { ledgerRows } from '../process/ledger-rows.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { guardRun } from './guard-run.ts';
import { describePlan } from './describe-plan.ts';
import type { Answers, LoomTaskName, ReadSchema, Takes } from './loom-task.ts';
import { withSession } from '../target/with-session.ts';
import { readDdl } from './read-ddl.ts';

type Work = { readonly [Name in LoomTaskName]: (task: Takes<Name>) => Promise<Answers<Name>> };

const WORK: Work = {
  async plan({ schema, wishes, whole }) {
    const result = makePlan(schema, wishes, await loadLexicon(wishes.locale));
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
  diff: ({ before, after }) => Promise.resolve(diffSchemas(before, after)),
  parseRules: ({ rules }) => Promise.resolve(parseRules(rules)),
  introspect({ address, schemas, statistics }) {
    const target = makeTarget(address);
    const warnings: string[] = [];
    return withSession(target, async (session) => {
      await refuseStore(session);
      const schema = await readTargetSchema(target, session, {
        ...(schemas === undefined ? {} : { schemas }),
        statistics: statistics ?? false,
        warn: (message) => warnings.push(message),
      });
      return describeSchema(schema, warnings);
    });
  },
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

function describeSchema(schema: SchemaDocument, warnings: readonly string[]): ReadSchema {
  const columns = schema.tables.reduce((sum, table) => sum + table.columns.length, 0);
  return { schema, digest: schemaDigest(schema), tables: schema.tables.length, columns, warnings };
}
