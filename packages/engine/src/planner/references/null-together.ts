import type { TableDraft } from '../draft/draft.ts';

/** Under MATCH FULL the columns of a key are NULL together: if a CHECK makes one of them NULL, the others follow. */
export function nullTogether(target: TableDraft): void {
  for (const key of target.table.foreign_keys) {
    if (key.match !== 'full' || key.columns.length < 2) continue;
    const plans = key.columns.flatMap((name) => target.columns.get(name) ?? []);
    const index = target.references.findIndex(({ columns }) => columns.join() === key.columns.join());
    const led = plans.flatMap(({ source }) => (source.kind === 'variants' ? [source] : []));
    const [leader] = led;
    if (leader === undefined || led.length === plans.length) continue;
    for (const plan of plans) {
      const { source } = plan;
      if (source.kind === 'variants') target.columns.set(plan.name, { ...plan, null_fraction: 0 });
      if (source.kind !== 'reference' || source.reference !== index) continue;
      const sources = leader.sources.map((item) => (item === null ? null : source));
      target.columns.set(plan.name, {
        ...plan,
        null_fraction: 0,
        source: { kind: 'variants', group: leader.group, sources },
      });
    }
  }
}
