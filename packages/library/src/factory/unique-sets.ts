import {
  castValue,
  type ColumnType,
  type Expression,
  formatValue,
  judge,
  type PreviewRow,
  tryEvaluate,
} from '@rowloom/engine';
import { keyOf } from '../values/plain-value.ts';
import type { TableFacts } from './table-facts.ts';

type UniqueSet = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly expressions: readonly Expression[];
  readonly nullsCount: boolean;
  readonly applies: (values: PreviewRow) => boolean;
};

/** Keys that returned rows must not share. */
export class UniqueSets {
  readonly #taken = new Map<string, Set<string>>();
  readonly #sets = new Map<string, readonly UniqueSet[]>();
  readonly #asOf: number;

  constructor(asOf: number) {
    this.#asOf = asOf;
  }

  /** The key that an earlier row already has, if any. */
  findTaken(facts: TableFacts, values: PreviewRow): string | undefined {
    return this.#setsOf(facts).find((set) => {
      const key = this.#keyOf(set, facts, values);
      return key !== undefined && this.#taken.get(`${facts.name}/${set.name}`)?.has(key) === true;
    })?.name;
  }

  take(facts: TableFacts, values: PreviewRow): void {
    for (const set of this.#setsOf(facts)) {
      const key = this.#keyOf(set, facts, values);
      if (key === undefined) continue;
      const place = `${facts.name}/${set.name}`;
      const taken = this.#taken.get(place) ?? new Set();
      taken.add(key);
      this.#taken.set(place, taken);
    }
  }

  #setsOf(facts: TableFacts): readonly UniqueSet[] {
    const known = this.#sets.get(facts.name);
    if (known !== undefined) return known;
    const sets = findSets(facts, this.#asOf);
    this.#sets.set(facts.name, sets);
    return sets;
  }

  #keyOf(set: UniqueSet, facts: TableFacts, values: PreviewRow): string | undefined {
    if (!set.nullsCount && set.columns.some((column) => (values[column] ?? null) === null)) return undefined;
    if (!set.applies(values)) return undefined;
    const computed = set.expressions.map((expression) => this.#compute(expression, facts, values));
    if (computed.includes(undefined)) return undefined;
    return [
      ...set.columns.map((column) => keyOf(values[column] ?? null, facts.types.get(column) ?? UNKNOWN)),
      ...computed,
    ].join('\u0001');
  }

  /** Such as `lower(email)`; `undefined` if it is NULL or cannot be computed. */
  #compute(expression: Expression, { types }: TableFacts, values: PreviewRow): string | undefined {
    const read = (name: string): ReturnType<typeof castValue> => {
      const type = types.get(name);
      const value = values[name] ?? null;
      return value === null || type === undefined ? null : castValue(value, type);
    };
    const value = tryEvaluate(expression, read, { as_of_micros: this.#asOf });
    return value === undefined || value === null ? undefined : formatValue(value);
  }
}

const UNKNOWN: ColumnType = { kind: 'unknown', native: '' };

/** An index over an unreadable expression is left to the database. */
function findSets({ table, types }: TableFacts, asOf: number): readonly UniqueSet[] {
  const { primary_key: key, uniques } = table;
  const always = (): boolean => true;
  return [
    ...(key === undefined
      ? []
      : [
          {
            name: key.name ?? 'PRIMARY KEY',
            columns: key.columns,
            expressions: [],
            nullsCount: false,
            applies: always,
          },
        ]),
    ...uniques
      .filter(({ expressions = [] }) => expressions.every(({ predicate }) => predicate !== undefined))
      .map(({ name, columns, expressions = [], where, nulls_not_distinct: nullsCount = false }) => {
        const condition = where?.predicate;
        return {
          name: name ?? `UNIQUE (${columns.join(', ')})`,
          columns,
          expressions: expressions.flatMap(({ predicate }) => (predicate === undefined ? [] : [predicate])),
          nullsCount,
          applies:
            where === undefined
              ? always
              : (values: PreviewRow) => condition !== undefined && judge(condition, values, types, asOf) === 'met',
        };
      }),
  ];
}
