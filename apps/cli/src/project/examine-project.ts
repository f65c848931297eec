import { isFileAddress } from '@rowloom/databases';
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { findForbiddenTables, readTargetSchema } from '@rowloom/runner';
import type { Finding } from '@rowloom/service';
import { describeTarget, readTarget } from '../database/read-target.ts';
import { withSession } from '../database/with-session.ts';
import { plan as planCommand } from '../commands/plan.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { isRefusal } from '../refusal.ts';
import { prepareRun } from '../run/prepare-run.ts';
import { readPlace } from '../run/read-place.ts';
import { applyProject } from './apply-project.ts';
import { readProject } from './read-project.ts';

const LEAST_NODE = [22, 18] as const;

/** A project's set-up: its file, its source, each of its targets. Nothing is made or changed. */
export async function examineProject(path: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [examineNode()];
  const file = await attempt('project', () => readProject(path), findings);
  if (file === undefined) return findings;
  findings.push({ name: 'project', state: 'good', message: `${file.shown} is valid.` });
  const names = Object.keys(file.project.targets ?? {});
  const given = await attempt('source', () => applyProject(planCommand, { operands: [], options: {} }), findings);
  const [source] = given?.operands ?? [];
  if (given !== undefined && source !== undefined) {
    const read = await attempt('source', () => prepareRun(source, { ...given.options, seed: '1' }), findings);
    if (read !== undefined) {
      const rows = read.plan.tables.reduce((sum, table) => sum + table.rows, 0);
      findings.push({
        name: 'source',
        state: 'good',
        message: `${formatNumberOf(read.schema.tables.length, 'table')}, planned for ${formatNumberOf(rows, 'row')}.`,
      });
      for (const { message } of read.plan.notes) findings.push({ name: 'source', state: 'note', message });
    }
  } else if (given !== undefined)
    findings.push({
      name: 'source',
      state: 'bad',
      message: `${file.shown} names neither a source nor a database as target.`,
    });
  for (const name of names) findings.push(...(await examineTarget(name)));
  return findings;
}

function examineNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  return isEnough
    ? { name: 'node', state: 'good', message: `Node ${process.versions.node}.` }
    : {
        name: 'node',
        state: 'bad',
        message: `Node ${process.versions.node} is too old for rowloom.config.ts: ${LEAST_NODE.join('.')} or later is needed.`,
      };
}

async function attempt<Answer>(
  name: string,
  work: () => Promise<Answer>,
  findings: Finding[],
): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    findings.push({ name, state: 'bad', message: [error.message, ...error.details].join(' ') });
    return undefined;
  }
}

async function examineTarget(name: string): Promise<readonly Finding[]> {
  const label = `target ${name}`;
  const findings: Finding[] = [];
  await attempt(
    label,
    async () => {
      const { options } = await applyProject(planCommand, { operands: [], options: { target: name as never } });
      const to = options['to'] as string | boolean | undefined;
      if (typeof to !== 'string') return;
      const place = readPlace(to);
      if (place.kind === 'database') findings.push(await examineDatabase(label, place.url, options['mode']));
      if (place.kind === 'folder') findings.push(examineFolder(label, place.path));
    },
    findings,
  );
  return findings;
}

async function examineDatabase(name: string, url: string, mode: string | boolean | undefined): Promise<Finding> {
  const target = readTarget(url);
  const shown = describeTarget(target);
  if (isFileAddress(target.address) && mode === 'create') return examineFolder(name, dirname(target.address.file));
  return withSession(target, async (session): Promise<Finding> => {
    const schema = await readTargetSchema(target, session);
    const denied = await findForbiddenTables(session, schema);
    if (denied.length > 0)
      return {
        name,
        state: 'bad',
        message: `${shown}: you may not insert into ${denied.join(', ')}. Grant INSERT and SELECT on them.`,
      };
    return {
      name,
      state: 'good',
      message: `${shown} answers (${session.dialect} ${session.serverVersion}), with ${formatNumberOf(schema.tables.length, 'table')}.`,
    };
  });
}

/** A folder that is not there yet is made by the first run: the one above must take it. */
function examineFolder(name: string, path: string): Finding {
  for (const folder of [path, dirname(path)]) {
    try {
      accessSync(folder, constants.W_OK);
      return { name, state: 'good', message: `${path} can be written.` };
    } catch {
      // The next one decides.
    }
  }
  return { name, state: 'bad', message: `${path} cannot be written, or the folder above it is missing.` };
}
