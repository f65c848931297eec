import type { Generation, GenerationPhaseName } from '@rowloom/contract';

const PHASE_WORDS: Readonly<Record<GenerationPhaseName, string>> = {
  preparing: 'Prepare',
  emptying: 'Empty the tables',
  loading: 'Make and write rows',
  constraining: 'Keys and indexes',
  certifying: 'Check every constraint',
};

export type DescribedPhase = {
  readonly name: GenerationPhaseName;
  readonly label: string;
  readonly state: 'done' | 'now' | 'later';
  readonly milliseconds: number | undefined;
};

type Run = Pick<Generation, 'status' | 'phases' | 'target' | 'mode' | 'started_at' | 'finished_at'>;

/** Each part of the work with how long it took; of a run that goes on also those that are sure to come. */
export function describePhases(run: Run, now: number): readonly DescribedPhase[] {
  const { status, target, mode, finished_at: end } = run;
  const phases = phasesOf(run);
  const isFiles = target?.kind === 'directory' || target?.kind === 's3';
  const begun = phases.map(({ name, started_at: at }, index): DescribedPhase => {
    const next = phases[index + 1]?.started_at ?? end;
    const isNow = next === null;
    return {
      name,
      label: PHASE_WORDS[name],
      state: isNow ? 'now' : 'done',
      milliseconds: Math.max(0, (isNow ? now : Date.parse(next)) - Date.parse(at)),
    };
  });
  if (status !== 'running') return begun;
  const order: readonly GenerationPhaseName[] = [
    ...(mode === 'truncate' ? (['emptying'] as const) : []),
    'loading',
    ...(isFiles ? [] : (['certifying'] as const)),
  ];
  const last = phases.at(-1)?.name;
  const places = Object.keys(PHASE_WORDS);
  const place = last === undefined ? -1 : places.indexOf(last);
  const later = order
    .filter((name) => places.indexOf(name) > place)
    .map((name): DescribedPhase => ({ name, label: PHASE_WORDS[name], state: 'later', milliseconds: undefined }));
  return [...begun, ...later];
}

/** Of a run that has only just begun nothing is noted yet: it is preparing. */
const phasesOf = ({ status, phases, started_at: at }: Run): Run['phases'] =>
  status === 'running' && phases.length === 0 && at !== null ? [{ name: 'preparing', started_at: at }] : phases;
