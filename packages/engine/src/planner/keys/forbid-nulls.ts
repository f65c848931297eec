import type { UniqueTask } from './unique-task.ts';

/** Where two NULLs are the same value, nothing that tells the rows apart may be NULL by chance. */
export function forbidNulls({ target, set }: UniqueTask): void {
  for (const name of set.filled) {
    const plan = target.columns.get(name);
    if (plan === undefined || target.columnRules.get(name)?.null_fraction !== undefined) continue;
    const references = target.references.filter(({ columns }) => columns.includes(name));
    if (references.some(({ absent }) => absent)) continue;
    if (plan.null_fraction > 0 && plan.null_fraction < 1) target.columns.set(name, { ...plan, null_fraction: 0 });
    for (const reference of references) if (reference.null_fraction < 1) reference.null_fraction = 0;
  }
}
