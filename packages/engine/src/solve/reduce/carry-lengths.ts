import { callOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { numberFromDecimal, type Decimal } from '../../language/values/decimal.ts';
import { narrow, type ColumnsByName, type Conjunct, type Link } from '../domain/conjunct.ts';
import type { Domain } from '../domain/domain.ts';

type EqualLink = Extract<Link, { kind: 'equal' }>;

/** Limits beyond this do not count. */
const MAX_LIMIT = 1_000_000;

const limit = (edge: Decimal | undefined, round: (value: number) => number): number | undefined => {
  const value = edge && round(numberFromDecimal(edge));
  return value !== undefined && value >= 0 && value <= MAX_LIMIT ? value : undefined;
};

const askedOf = (measured: Expression, least: number | undefined, most: number | undefined): Domain | undefined => {
  switch (callOf(measured, 'measure')?.form.of) {
    case 'characters':
    case 'bytes':
      return { minLength: least, maxLength: most };
    case 'items':
      return { arrayMin: least, arrayMax: most };
    case 'json_items':
      return { jsonTypes: ['array'], arrayMin: least, arrayMax: most };
    default:
      return undefined;
  }
};

/** `size = length(body)`, where the size is constrained: the same constraint then applies to the body's length. */
export const carryLengths = (columns: ColumnsByName, start: Conjunct, links: readonly EqualLink[]): Conjunct =>
  links.reduce<Conjunct>((conjunct, { column, expression }) => {
    const [measured] = expression.op === 'call' ? expression.args : [];
    const { min, max } = conjunct.domains.get(column) ?? {};
    if (expression.op !== 'call' || measured?.op !== 'column' || (!min && !max)) return conjunct;
    const [least, most] = [limit(min?.value, Math.ceil), limit(max?.value, Math.floor)];
    const domain = askedOf(expression, least, most);
    const narrower = domain && narrow(columns, conjunct, measured.name, domain);
    return narrower && narrower.forced === conjunct.forced ? narrower : conjunct;
  }, start);
