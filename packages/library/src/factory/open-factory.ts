import {
  type Issue,
  type Lexicon,
  makePlan,
  makeRunContext,
  mergeRules,
  nearestName,
  type Plan,
  type Rules,
  type SchemaDocument,
  type Wishes,
} from '@rowloom/engine';
import { issuesError, RowloomError } from '../rowloom-error.ts';
import type { Insert, Made } from '../schema/schema-types.ts';
import { makeConverter } from '../values/convert-row.ts';
import { rememberRow } from '../values/row-types.ts';
import type { ValueForm } from '../weave-options.ts';
import type { Attempt } from './build-row.ts';
import { NaturalMatches } from './candidates.ts';
import { type ChildrenWish, splitChildren } from './children-wish.ts';
import { FACTORY_ROWS } from './factory-rows.ts';
import { findRow } from './find-row.ts';
import type { MadeNode } from './made-node.ts';
import { type NaturalRows, openNaturalRows } from './natural-rows.ts';
import { readOverrides } from './read-overrides.ts';
import { Scope } from './scope.ts';
import { findTableFacts, type TableFacts } from './table-facts.ts';
import type { Workshop } from './workshop.ts';

/** Rows for single tests. A factory never returns a row twice; a fresh one starts over. */
export type Factory = {
  readonly one: (table: string, overrides: Readonly<Record<string, unknown>>) => Made;
  readonly fresh: () => Factory;
};

export type FactoryRequest = {
  readonly schema: SchemaDocument;
  readonly rules: Rules;
  readonly lexicon: Lexicon;
  readonly wishes: Pick<Wishes, 'seed' | 'locale' | 'as_of'>;
  readonly form: ValueForm;
  /** The plan without further rules, if it exists already. */
  readonly ready?: Plan | undefined;
};

const MAX_VARIANTS = 200;

export function openFactory(request: FactoryRequest): Factory {
  const { ready, schema, lexicon } = request;
  const natural = ready === undefined ? planRows(request, {}) : openNaturalRows(makeRunContext(schema, ready, lexicon));
  if (!('run' in natural)) throw issuesError('plan', 'No rows can be made for tests.', natural);
  const facts = findTableFacts(natural.run);
  const variants = new Map<string, NaturalRows | readonly Issue[]>();
  const workshop: Workshop = {
    natural,
    facts,
    converters: new Map([...facts].map(([name, { types }]) => [name, makeConverter(types, request.form)])),
    vain: new Set(),
    matches: new NaturalMatches(),
    nodes: new WeakMap(),
    variantOf(rules) {
      const key = JSON.stringify(rules);
      const known = variants.get(key);
      if (known !== undefined) return known;
      if (variants.size >= MAX_VARIANTS) variants.clear();
      const made = planRows(request, rules);
      variants.set(key, made);
      return made;
    },
  };
  return openScope(workshop);
}

function planRows(request: FactoryRequest, more: Rules): NaturalRows | readonly Issue[] {
  const { schema, lexicon, wishes } = request;
  const rules = mergeRules(request.rules, more);
  const made = makePlan(schema, { ...wishes, rows: FACTORY_ROWS, rules, leave_out: true, probe: false }, lexicon);
  return 'issues' in made ? made.issues : openNaturalRows(makeRunContext(schema, made.plan, lexicon));
}

function openScope(workshop: Workshop): Factory {
  const { natural, facts, nodes } = workshop;
  const scope = new Scope(natural.run.asOf);
  const nodeOf = (value: object): MadeNode | undefined => nodes.get(value);
  const one = (table: string, overrides: Readonly<Record<string, unknown>>): Made => {
    const about = findFacts(facts, table);
    const { own, children } = splitChildren(facts, about, overrides);
    const wish = readOverrides({ facts, nodeOf }, about, own, table);
    const { node, nodes: made } = findRow(workshop, { scope, about, wish, children });
    const given = handOut(workshop, scope, node, made);
    return children.length === 0 ? given : withChildren(given, children);
  };
  const withChildren = (given: Made, wishes: readonly ChildrenWish[]): Made => {
    const made = wishes.map(({ table, parent, overrides }) => ({
      table,
      rows: overrides.map((each) => one(table, { ...each, [parent]: given })),
    }));
    const whole: Made = {
      ...given,
      children: { ...given.children, ...Object.fromEntries(made.map(({ table, rows }) => [table, rows])) },
      inserts: [...given.inserts, ...made.flatMap(({ rows }) => rows.flatMap(({ inserts }) => inserts))],
    };
    const node = nodes.get(given);
    if (node !== undefined) nodes.set(whole, node);
    return whole;
  };
  return { one, fresh: () => openScope(workshop) };
}

function findFacts(facts: ReadonlyMap<string, TableFacts>, table: string): TableFacts {
  const ends = [...facts.keys()].filter((name) => name.endsWith(`.${table}`));
  const found = facts.get(table) ?? facts.get(ends.length === 1 ? (ends[0] ?? '') : '');
  if (found !== undefined && found.plan.rows > 0) return found;
  const near = nearestName(table, [...facts.keys()]);
  throw new RowloomError(
    'unknown_name',
    found === undefined
      ? `There is no table ${table}.${near === undefined ? '' : ` Did you mean ${near}?`} The tables are ${[...facts.keys()].join(', ')}.`
      : `${table} gets no rows: a rule skips it, or it cannot be filled. loom.notes says which.`,
    { table },
  );
}

function handOut(workshop: Workshop, scope: Scope, node: MadeNode, made: Attempt['nodes']): Made {
  const inserts: Insert[] = [];
  const given = new Map<MadeNode, Made>();
  const own = new Set<MadeNode | 'building'>(made.values());
  const give = (at: MadeNode): Made => {
    const known = given.get(at);
    if (known !== undefined) return known;
    const facts = workshop.facts.get(at.table);
    const converter = workshop.converters.get(at.table);
    if (facts === undefined || converter === undefined) throw new Error(`${at.table} is unknown.`);
    const parents: Record<string, Made> = {};
    for (const { index, names } of facts.parents) {
      const parent = at.parents.get(index);
      if (parent !== undefined) parents[names[0] ?? ''] = give(parent);
    }
    const row = converter({ ...at.values });
    rememberRow(row, facts);
    if (own.has(at)) {
      inserts.push({ table: at.table, row });
      scope.add(at, facts);
    }
    const result: Made = { table: at.table, row, parents, children: {}, inserts: [...inserts] };
    given.set(at, result);
    workshop.nodes.set(result, at);
    workshop.nodes.set(row, at);
    return result;
  };
  return give(node);
}
