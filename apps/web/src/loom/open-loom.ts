import { type Ask, LoomLine } from './loom-line.ts';
import type { LoomCalls, LoomSource, OpenedSchema, WovenPlan } from './protocol.ts';

export type Loom = LoomCalls & {
  /** The same for somebody who may lose interest: what nobody waits for is not made, or no further. */
  readonly until: (signal: AbortSignal) => LoomCalls;
  readonly close: () => void;
};

const MAX_SCHEMAS = 12;

/** The engine, in a worker of its own: the page stays fluid whatever it plans. */
export function openLoom(): Loom {
  const line = new LoomLine();
  const until = makeCalls((...words) => line.ask(...words));
  return { ...until(), until, close: () => line.close() };
}

/** What can be asked for. Schemas are kept here, so that none comes over from the worker twice. */
function makeCalls(ask: Ask): (signal?: AbortSignal) => LoomCalls {
  const schemas = new Map<string, OpenedSchema>();

  async function open(source: LoomSource, signal?: AbortSignal): Promise<OpenedSchema> {
    const opened: OpenedSchema = schemas.get(source.key) ?? (await ask('open', [source], signal));
    schemas.set(source.key, opened);
    const [oldest] = schemas.keys();
    if (schemas.size > MAX_SCHEMAS && oldest !== undefined) schemas.delete(oldest);
    return opened;
  }

  async function plan(source: LoomSource, wishes: unknown, signal?: AbortSignal): Promise<WovenPlan> {
    const { schema } = source.kind === 'document' ? source : await open(source, signal);
    return { ...((await ask('plan', [source, wishes], signal)) as Omit<WovenPlan, 'schema'>), schema };
  }

  return (signal) => ({
    packs: () => ask('packs', [], signal),
    warm: () => ask('warm', [], signal),
    open: (source) => open(source, signal),
    plan: (source, wishes) => plan(source, wishes, signal),
    rows: (...words) => ask('rows', words, signal),
    profile: (...words) => ask('profile', words, signal),
    find: (...words) => ask('find', words, signal),
    generators: () => ask('generators', [], signal),
    save: (...words) => ask('save', words, signal),
    saveNext: () => ask('saveNext', [], signal),
  });
}
