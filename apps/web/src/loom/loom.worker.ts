import {
  compilePreview,
  describeGenerators,
  LOCALE_CODES,
  loadLexicon,
  type PreviewProgram,
  readRows,
  type RunContext,
} from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import { prepare } from '@rowloom/sql';
import { cutAnswer } from './cut-answer.ts';
import { findRows } from './find-rows.ts';
import { profileRows } from './profile-rows.ts';
import type {
  KnownSource,
  LoomAnswer,
  LoomRequest,
  LoomSource,
  LoomWishes,
  OpenedSchema,
  WorkerCalls,
} from './protocol.ts';
import { openSave, type OpenSave } from './save-rows.ts';
import { readSource, weaveAnew, type Woven } from './weave.ts';

/** Plans that are kept: a person goes back and forth between a few. */
const MAX_PLANS = 6;
/** Every pause of a person who types SQL is a source of its own. */
const MAX_SOURCES = 12;
/** Of each plan: rows, their distributions and the next page are asked for one after the other. */
const MAX_PROGRAMS = 8;
const PROFILE_ROWS = 400;

const opened = new Map<string, Promise<OpenedSchema>>();
const woven = new Map<string, Promise<Woven>>();
const compiled = new WeakMap<RunContext, Map<string, PreviewProgram>>();
let saving: OpenSave | undefined;

const calls: WorkerCalls = {
  packs: () =>
    Promise.resolve(
      PACKS.map(({ id, name, description, schema }) => ({ id, name, description, tables: schema.tables.length })),
    ),
  warm: async () => {
    await Promise.all([prepare(), ...LOCALE_CODES.map((code) => loadLexicon(code))]);
  },
  open: (source) => openSource(source),
  plan: async (source, wishes) => {
    const { run: _run, schema: _schema, ...plan } = await weave(source, wishes);
    return plan;
  },
  rows: async (source, wishes, table, first, count) => {
    const program = await programOf(source, wishes, table);
    return program === undefined ? [] : readRows(program, first, count);
  },
  profile: async (source, wishes, table) => {
    const program = await programOf(source, wishes, table);
    return program === undefined ? {} : profileRows(readRows(program, 0, PROFILE_ROWS));
  },
  find: async (source, wishes, table, values, most) => {
    const program = await programOf(source, wishes, table);
    return program === undefined ? [] : findRows(program, values, most);
  },
  generators: () => Promise.resolve(describeGenerators()),
  save: async (task) => {
    saving = await openSave(task);
    return saving.files;
  },
  saveNext: () => Promise.resolve(saving?.chunks.next().value),
};

class Forgotten extends Error {}

function openSource(source: LoomSource | KnownSource): Promise<OpenedSchema> {
  const known = opened.get(source.key);
  if (known !== undefined) return known;
  if (source.kind === 'known') return Promise.reject(new Forgotten());
  forgetOldest(opened, MAX_SOURCES);
  const reading = readSource(source);
  opened.set(source.key, reading);
  return reading;
}

function weave(source: LoomSource | KnownSource, wishes: LoomWishes): Promise<Woven> {
  const key = JSON.stringify([source.key, wishes]);
  const known = woven.get(key);
  if (known !== undefined) return known;
  forgetOldest(woven, MAX_PLANS);
  const weaving = openSource(source).then((schema) => weaveAnew(schema, wishes));
  woven.set(key, weaving);
  weaving.catch(() => woven.delete(key));
  return weaving;
}

/** What makes the rows of a table; undefined where the plan has none. */
async function programOf(
  source: LoomSource | KnownSource,
  wishes: LoomWishes,
  table: string,
): Promise<PreviewProgram | undefined> {
  const { run } = await weave(source, wishes);
  if (run === undefined || !run.tables.has(table)) return undefined;
  const kept = compiled.get(run) ?? new Map<string, PreviewProgram>();
  compiled.set(run, kept);
  const known = kept.get(table);
  if (known !== undefined) return known;
  forgetOldest(kept, MAX_PROGRAMS);
  const program = compilePreview(run, table);
  kept.set(table, program);
  return program;
}

function forgetOldest(kept: Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
}

addEventListener('message', ({ data }: MessageEvent<LoomRequest>) => {
  void reply(data);
});

async function reply(request: LoomRequest): Promise<void> {
  for (const part of cutAnswer(await answer(request))) postMessage(part, { transfer: handedOver(part) });
}

async function answer({ id, call, words }: LoomRequest): Promise<LoomAnswer> {
  try {
    return { id, value: await (calls[call] as (...given: readonly unknown[]) => Promise<unknown>)(...words) };
  } catch (error) {
    if (error instanceof Forgotten) return { id, forgotten: true };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Bytes that are made to be saved are not copied. */
function handedOver(answered: LoomAnswer): ArrayBuffer[] {
  if (!('value' in answered)) return [];
  const { value } = answered;
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return [];
  return value.bytes instanceof Uint8Array && value.bytes.buffer instanceof ArrayBuffer ? [value.bytes.buffer] : [];
}
