import type { Expression } from '@rowloom/engine';
import { type RowState, UNKNOWN } from './row-state.ts';

/** A continuing branch, and its condition. */
export type Survivor = { readonly when: Expression | undefined; readonly state: RowState };

/** The state after branches of which any may have been taken. */
export function mergeStates(survivors: readonly Survivor[]): RowState | undefined {
  const [first, ...more] = survivors;
  if (first === undefined || more.length === 0) return first?.state;
  const pick = (of: (state: RowState) => Expression | undefined): Expression => {
    const values = survivors.map(({ state }) => of(state));
    if (values.every((value) => value !== undefined && value === values[0])) return values[0] ?? UNKNOWN;
    const last = survivors.at(-1);
    if (last?.when !== undefined || values.includes(undefined)) return UNKNOWN;
    const whens = survivors
      .slice(0, -1)
      .map(({ when }, index) => ({ when: when ?? UNKNOWN, then: values[index] ?? UNKNOWN }));
    return { op: 'case', whens, otherwise: values.at(-1) ?? UNKNOWN };
  };
  const names = new Set(survivors.flatMap(({ state }) => [...state.variables.keys()]));
  const columns = new Set(survivors.flatMap(({ state }) => [...state.written.keys()]));
  const records = [...first.state.records].filter(([name, lookup]) =>
    more.every(({ state }) => state.records.get(name) === lookup),
  );
  return {
    variables: new Map([...names].map((name) => [name, pick((state) => state.variables.get(name))])),
    records: new Map(records),
    written: new Map(
      [...columns].map((name) => [name, pick((state) => state.written.get(name) ?? { op: 'column', name })]),
    ),
    found: pick((state) => state.found),
  };
}
