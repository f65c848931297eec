import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnSource } from '../../../document/plan/plan.ts';
import type { UniqueTask } from '../unique-task.ts';

type Variants = Extract<ColumnSource, { kind: 'variants' }>;

/**
 * The row's number wherever there is a value, under whichever variant of a CHECK: it never repeats as it is. One variant
 * alone would leave other columns NULL for ever, so all are kept where one of those is a key of its own.
 */
export function bySerialVariants({ target, set }: UniqueTask): string | undefined {
  const found = set.columns.find((name) => {
    const source = variantsOf(target, name);
    return source !== undefined && !set.filled.includes(name) && isNumbered(source) && hasRival(target, name, source);
  });
  return found === undefined ? undefined : `${found} never repeats, under any variant of its CHECK`;
}

function variantsOf(target: TableDraft, name: string): Variants | undefined {
  const source = target.columns.get(name)?.source;
  return source?.kind === 'variants' ? source : undefined;
}

function isNumbered({ sources }: Variants): boolean {
  const filled = sources.filter((source) => source !== null);
  const first = JSON.stringify(filled[0]);
  return filled.every(
    (source) => source.kind === 'generator' && source.generator === 'serial' && JSON.stringify(source) === first,
  );
}

/** Another key of one column, which is NULL wherever this one is not. */
function hasRival(target: TableDraft, name: string, own: Variants): boolean {
  return target.table.uniques.some(({ columns }) => {
    const other = columns.length === 1 && columns[0] !== name ? variantsOf(target, columns[0] ?? '') : undefined;
    return (
      other?.group === own.group && own.sources.every((source, at) => source === null || other.sources[at] === null)
    );
  });
}
