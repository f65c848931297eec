import { useNavigate, useSearch } from '@tanstack/react-router';

/** What a page is told by its address: words and numbers, each under a name. */
export type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

export const readFilters = (search: Record<string, unknown>): Filters =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  ) as Filters;

/** The address is the state: a filter that is set can be linked, reloaded and gone back from. */
export function useFilters<Name extends string>(
  ...names: readonly Name[]
): readonly [Readonly<Partial<Record<Name, string>>>, (change: Partial<Record<Name, string | undefined>>) => void] {
  const search = useSearch({ strict: false }) as Filters;
  const navigate = useNavigate();
  const filters = Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
  ) as Partial<Record<Name, string>>;
  const set = (change: Partial<Record<Name, string | undefined>>): void => {
    void navigate({
      to: '.',
      search: ((before: Filters) => {
        const next = { ...before, ...change };
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''));
      }) as never,
      replace: true,
    });
  };
  return [filters, set];
}
