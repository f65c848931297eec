import { useAll } from '../../api/use-call.ts';

/** What organizations are called, for lists that know their identifiers only. */
export function useOrganizationNames() {
  const { data = [] } = useAll('adminListOrganizations', {}, { staleTime: 60_000 });
  const names = new Map<string, string>(data.map(({ id, name }) => [id, name]));
  return {
    nameOf: (id: string): string => names.get(id) ?? id,
    choices: data.map(({ id, name }) => ({ value: id as string, label: name })),
  };
}
