import { useNavigate, useSearch } from '@tanstack/react-router';

/** What a page is told by its address: words and numbers, each under a name. */
export type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

export const readFilters = (search: Record<string, unknown>): Filters =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  ) as Filters;

/**
 * How the address changes. `chosen`: one step, which Back takes back. `typed`: letter by letter, or step by step, of which
 * the first one counts for Back. `here`: what is not worth a step, such as a dialog.
 */
export type Change = 'chosen' | 'typed' | 'here';

export type SetFilters<Name extends string> = (change: Partial<Record<Name, string | undefined>>, how?: Change) => void;

/** The address is the state: a filter that is set can be linked, reloaded and gone back from. */
export function useFilters<Name extends string>(
  ...names: readonly Name[]
): readonly [Readonly<Partial<Record<Name, string>>>, SetFilters<Name>] {
  const search = useSearch({ strict: false }) as Filters;
  const navigate = useNavigate();
  const filters = Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
  ) as Partial<Record<Name, string>>;
  const set: SetFilters<Name> = (change, how = 'chosen') => {
    const changed = (Object.entries(change) as [Name, string | undefined][]).filter(
      ([name, value]) => (search[name] === undefined ? '' : String(search[name])) !== (value ?? ''),
    );
    if (changed.length === 0) return;
    const goesOn = changed.every(([name]) => search[name] !== undefined);
    void navigate({
      to: '.',
      search: ((before: Filters) => {
        const next = { ...before, ...change };
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''));
      }) as never,
      replace: how === 'here' || (how === 'typed' && goesOn),
    });
  };
  return [filters, set];
}
