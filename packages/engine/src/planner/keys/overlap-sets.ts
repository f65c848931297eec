import type { Exclusion } from '../../language/schema/schema-document.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';

/**
 * `EXCLUDE (room_id WITH =, during WITH &&)`, where `during` is a column of ranges that we make: those that are told apart lie
 * side by side, so that it is a key like any other. So is one of equal columns alone.
 */
export function overlapSets(target: TableDraft): readonly UniqueSet[] {
  return (target.table.exclusions ?? []).flatMap((exclusion, index): readonly UniqueSet[] => {
    const elements = elementsOf(target, exclusion);
    const columns = elements.flatMap(({ column }) => column ?? []);
    const ranges = elements.flatMap(({ column = '', operator }) =>
      operator === '&&' ? [target.columns.get(column)] : [],
    );
    const made = ranges.flatMap((plan) => {
      const source = plan === undefined ? undefined : rangeOf(plan.source);
      return plan === undefined || source === undefined ? [] : [{ ...plan, source }];
    });
    const isKnown = elements.every(({ column, operator }) => column !== undefined && /^(?:=|&&)$/.test(operator));
    if (!isKnown || made.length < ranges.length) return [];
    for (const plan of made) target.columns.set(plan.name, plan);
    const name = nameOf(target, exclusion, index);
    return [{ name, kind: 'exclusion', columns, unique: undefined, coarse: [], filled: [] }];
  });
}

export const nameOf = ({ table }: TableDraft, { name }: Exclusion, index: number): string =>
  name ?? `${table.name}_exclusion_${index + 1}`;

export type ExclusionElement = {
  readonly expression: string;
  /** Undefined where it is an expression. */
  readonly column: string | undefined;
  readonly operator: string;
};

export const elementsOf = (target: TableDraft, { elements }: Exclusion): readonly ExclusionElement[] =>
  elements.map(({ expression, operator }) => ({
    expression,
    column: columnNamed(target, expression),
    operator: operator.replace(/^OPERATOR\s*\(\s*(?:\w+\.)*(.*?)\s*\)$/i, '$1').trim(),
  }));

/** The generator of ranges that a source comes down to, whichever variant of a CHECK the row is. */
function rangeOf(source: ColumnSource): ColumnSource | undefined {
  if (source.kind === 'generator')
    return source.generator === 'range' && source.options['endless'] !== true ? source : undefined;
  if (source.kind !== 'variants') return undefined;
  const ranges = source.sources.flatMap((inner) => inner ?? []);
  const [first] = ranges;
  const alike = ranges.every((inner) => JSON.stringify(inner) === JSON.stringify(first));
  return first !== undefined && alike ? rangeOf(first) : undefined;
}

/** The column that an element names; undefined where it is an expression. */
function columnNamed(target: TableDraft, expression: string): string | undefined {
  const bare = expression
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .trim();
  const quoted = /^"((?:[^"]|"")+)"$/.exec(bare)?.[1]?.replaceAll('""', '"');
  return [quoted, bare, bare.toLowerCase()].find((name) => name !== undefined && target.types.has(name));
}
