import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Draft } from '../draft/draft.ts';
import type { Plan, TablePlan } from '../../document/plan/plan.ts';
import { addChildFigures, addChildSums } from './child-figures.ts';
import { addCopies } from './copies.ts';
import { addJournalLines } from './settle/journal-lines.ts';
import { lineSums } from './line-sums.ts';
import { addAmountsByRate } from './rates/amounts-by-rate.ts';
import { addGains } from './rates/gains.ts';
import { addKnownRates } from './rates/known-rates.ts';
import { addPartRates } from './rates/part-rates.ts';
import { addPerRates } from './rates/per-rates.ts';
import { nounOf } from './name-parts.ts';
import { addLineNumbers } from './settle/line-numbers.ts';
import { addDueDays, addPaymentTerms } from './settle/payment-terms.ts';
import { addPeriods } from './settle/periods.ts';
import { addPointers } from './pointers.ts';
import { addValidity } from './settle/validity.ts';
import { settleStates } from './settle/settle-states.ts';
import { tellMoments } from './settle/tell-moments.ts';
import { tellAmounts } from './settle/tell-amounts.ts';
import { rolesOf } from './roles-of.ts';
import { addRowBalances, addRowDifferences } from './row-balances.ts';
import { addBodies } from './rates/row-bodies.ts';
import { addRowBounds } from './row-bounds.ts';
import { addRowChains } from './row-chains.ts';
import { addRowCounts } from './rates/row-counts.ts';
import { addRowFigures } from './row-figures.ts';
import { addRowHundred } from './rates/row-hundred.ts';
import { addRowGross } from './rates/row-gross.ts';
import { addRowOutcomes } from './row-outcomes.ts';
import { addRowProducts } from './row-products.ts';
import { addRowRests } from './row-rests.ts';
import { addRowShares } from './rates/row-shares.ts';
import { addRowSpans } from './row-spans.ts';
import { addRowSums } from './row-sums.ts';
import { addRowTotals, hasOwnParts } from './row-totals.ts';
import { makeWeft, type Weft, type WovenTable } from './weft.ts';

/**
 * Columns that follow from others by their names: copies of a parent's, sums and products of a row, sums and counts of its
 * children. What cannot be computed, since it would follow from itself or its types do not go together, stays as it was.
 */
export function applyMeaning(draft: Draft, plan: Plan, lexicon: Lexicon): Plan {
  const weft = makeWeft(draft, plan);
  const meant = [...weft.tables.values()].filter(
    ({ target }) => !draft.literal.has(target.key) && target.motif === undefined,
  );
  for (const woven of meant) addPointers(weft, woven);
  for (const woven of meant) addCopies(weft, woven);
  for (const woven of meant) addJournalLines(weft, woven);
  for (const woven of meant) addPaymentTerms(woven);
  for (const woven of meant) addPeriods(weft, woven);
  // Lines before what they are lines of.
  for (const woven of meant.toReversed()) {
    const lines = hasOwnParts(woven, nounOf(draft, woven.target)) ? undefined : lineSums(weft, woven);
    const roles = rolesOf(weft, woven);
    addDueDays(weft, woven);
    addValidity(weft, woven);
    addRowSpans(weft, woven);
    addRowCounts(weft, woven);
    addAmountsByRate(weft, woven, roles.get(''));
    const products = addRowProducts(weft, woven, roles.get(''));
    const used = new Set([...products, ...addRowChains(weft, woven, roles.get(''))]);
    for (const [group, own] of roles) addRowSums(weft, woven, own, { lines: group === '' ? lines : undefined, used });
    addRowGross(weft, woven);
    addAmountsByRate(weft, woven, undefined);
    addChildSums(weft, woven);
    addRowBalances(weft, woven);
    addRowDifferences(weft, woven);
    addGains(weft, woven);
    addKnownRates(weft, woven);
    addPartRates(weft, woven);
    addRowOutcomes(weft, woven);
    addRowRests(weft, woven);
    addRowShares(weft, woven);
    addRowHundred(weft, woven);
    addRowTotals(weft, woven, used);
    addRowFigures(weft, woven);
    addBodies(weft, woven);
    addRowBounds(weft, woven);
    addPerRates(weft, woven);
    addChildFigures(weft, woven);
    addLineNumbers(weft, woven);
    settleStates(weft, woven);
    tellAmounts(woven);
    tellMoments(weft, woven);
  }
  return dropUnbuildable(draft, plan, weft, lexicon);
}

function dropUnbuildable(draft: Draft, plan: Plan, weft: Weft, lexicon: Lexicon): Plan {
  for (;;) {
    const tables = plan.tables.map((table) => withColumns(table, weft.tables.get(table.name)));
    const made = { ...plan, tables };
    const changed = [...weft.tables.values()].filter(({ before }) => before.size > 0);
    if (changed.length === 0) return made;
    const run = makeRunContext(draft.schema, made, lexicon);
    const failed = changed.flatMap((woven) => {
      const name = [...woven.before.keys()].find((column) => !canBuild(run, woven.plan.name, column));
      return name === undefined ? [] : [{ woven, name }];
    });
    for (const { target } of changed) draft.meant.add(target.key);
    if (failed.length === 0) return made;
    for (const { woven, name } of failed) {
      const before = woven.before.get(name);
      if (before !== undefined) woven.columns.set(name, before);
      woven.before.delete(name);
    }
  }
}

function canBuild(run: ReturnType<typeof makeRunContext>, table: string, column: string): boolean {
  try {
    makeLoopScope(run, table).column(column);
    return true;
  } catch {
    return false;
  }
}

const withColumns = (table: TablePlan, woven: WovenTable | undefined): TablePlan =>
  woven === undefined
    ? table
    : {
        ...table,
        columns: table.columns.map(({ name }, at) => woven.columns.get(name) ?? table.columns[at] ?? never()),
      };

function never(): never {
  throw new Error('A planned column is lost.');
}
