import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, number, text } from '../../../language/expression/make-expression.ts';
import { read, type RowNumber } from '../row-numbers.ts';
import type { Weft, WovenTable } from '../weft.ts';
import { isFree, proposeNumber } from '../woven-table.ts';

/** A part of its whole by a rate that a profile has measured: as often so much of it as was found there. */
export function proposeMeasuredPart(
  weft: Weft,
  woven: WovenTable,
  {
    rate,
    part,
    whole,
    times,
  }: { readonly rate: string; readonly part: RowNumber; readonly whole: RowNumber; readonly times: number },
): boolean {
  const { columns } = woven.target.table;
  const quantiles = columns.find(({ name }) => name === rate)?.statistics?.quantiles?.map(Number);
  if (quantiles === undefined || quantiles.length < 2 || !isFree(woven, part.name)) return false;
  if (!quantiles.every((value) => value >= 0 && value <= times)) return false;
  const shares = quantiles.map((value) => Math.round((value / times) * SHARES));
  const share = calculate(call('drawn_from', number(0), text(shares.join(' '))), '/', number(SHARES));
  const value: Expression = calculate(call('greatest', number(0), read(whole)), '*', share);
  return proposeNumber(
    weft,
    woven,
    part.name,
    part.scale === 0 ? call('floor', calculate(value, '+', number('0.5'))) : value,
    {
      reason: `the measured part of ${whole.name}`,
      least: 0,
      null_fraction: woven.columns.get(part.name)?.null_fraction ?? 0,
    },
  );
}

const SHARES = 10_000;
