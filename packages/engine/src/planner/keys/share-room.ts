import { latestGenerator } from '../../weave/generators/catalogue.ts';
import { listOption, numberOption, textOption } from '../../weave/cell/option.ts';
import { fromGenerator, fromList } from '../infer/columns/make-source.ts';
import { countStrings } from '../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import type { ColumnDomain } from '../../solve/row-solution.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';

export type SharedRoom = { readonly sources: readonly (ColumnSource | null)[]; readonly max_length?: number };

/**
 * A column's texts are cut at one length, its variants' CHECKs may ask for several. The room of one variant must not cut
 * short what another one needs; and where the column has more room than a variant, that one's texts are short by
 * themselves.
 */
export function shareRoom(
  plans: readonly (ColumnPlan | null)[],
  domains: readonly (ColumnDomain | undefined)[],
): SharedRoom {
  const rooms = plans.flatMap((plan) => (plan === null ? [] : [plan.max_length ?? Number.POSITIVE_INFINITY]));
  const needed = Math.max(0, ...domains.map((domain) => domain?.min_length ?? 0));
  const first = rooms[0] ?? Number.POSITIVE_INFINITY;
  const room = needed > first ? Math.max(...rooms) : first;
  return {
    sources: plans.map((plan, index) => {
      const most = plan?.max_length;
      if (plan === null || most === undefined || most >= room) return plan?.source ?? null;
      return shorten(plan.source, most, domains[index]);
    }),
    ...(Number.isFinite(room) ? { max_length: room } : {}),
  };
}

function shorten(source: ColumnSource, most: number, domain: ColumnDomain | undefined): ColumnSource {
  if (source.kind !== 'generator') return source;
  const { generator, options } = source;
  const length =
    latestGenerator(generator)?.text?.length ??
    (generator === 'token' || generator === 'hex' ? options['length'] : undefined);
  if (typeof length === 'number' && length <= most) return source;
  if (generator === 'one_of') {
    const values = listOption(options, 'values')?.map(String) ?? [];
    const fitting = values.filter((value) => [...value].length <= most);
    if (fitting.length > 0) return fitting.length === values.length ? source : fromList(fitting);
  }
  if (generator === 'pattern') {
    const pattern = parsePattern(textOption(options, 'regex') ?? '');
    if (!isPattern(pattern)) return source;
    const [lower, upper] = [numberOption(options, 'min_length'), numberOption(options, 'max_length')];
    const bounds = lower === undefined ? {} : { min_length: lower };
    if (upper !== undefined && upper <= most) return source;
    const [all, short] = [
      countStrings(pattern, upper === undefined ? bounds : { ...bounds, max_length: upper }),
      countStrings(pattern, { ...bounds, max_length: most }),
    ];
    return all === short ? source : fromGenerator('pattern', { ...options, max_length: most });
  }
  const least = Math.min(most, Math.max(1, domain?.min_length ?? Math.min(3, most)));
  const letters = domain?.case === 'upper' ? '[A-Z]' : '[a-z]';
  return fromGenerator('pattern', { regex: `${letters}{${least},${Math.min(most, least + 8)}}` });
}
