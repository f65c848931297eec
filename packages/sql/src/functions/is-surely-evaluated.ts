import { type Expression, findFunction, partsOf } from '@rowloom/engine';

/**
 * Whether the part is evaluated whenever the whole is. `unlessFalse` ignores cases where the whole is false anyway,
 * which a CHECK treats like an error.
 */
export function isSurelyEvaluated(part: Expression, whole: Expression, unlessFalse: boolean): boolean {
  if (whole === part) return true;
  const within = (inner: Expression | undefined): boolean =>
    inner !== undefined && isSurelyEvaluated(part, inner, false);
  switch (whole.op) {
    case 'and':
      return within(whole.args[0]) || (unlessFalse && whole.args.some((arg) => isSurelyEvaluated(part, arg, true)));
    case 'or':
      return within(whole.args[0]);
    case 'call':
      return findFunction(whole.name)?.form?.is === 'first_known' ? within(whole.args[0]) : whole.args.some(within);
    case 'case':
      return (
        within(whole.arg ?? whole.whens[0]?.when) ||
        [...whole.whens.map(({ then }) => then), whole.otherwise].every(
          (result) =>
            result !== undefined && ((unlessFalse && isFalse(result)) || isSurelyEvaluated(part, result, unlessFalse)),
        )
      );
    default:
      return partsOf(whole).some(within);
  }
}

const isFalse = (expression: Expression): boolean =>
  expression.op === 'literal' && expression.type === 'boolean' && !expression.value;
