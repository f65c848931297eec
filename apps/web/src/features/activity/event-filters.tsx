import { Button, Group, Select } from '@mantine/core';
import { startOfDay } from '../../ui/day.ts';
import { DayFields } from '../../ui/day-fields.tsx';
import { useFilters } from '../../ui/filters.ts';
import { actionChoices } from './describe-event.ts';

export type EventQuery = {
  readonly action?: string;
  readonly actor?: never;
  readonly since?: string;
  readonly until?: string;
};

/** The filters of the address, as the service takes them; the last day is included. */
export function useEventQuery(): EventQuery {
  const [{ action, actor, since, until }] = useFilters('action', 'actor', 'since', 'until');
  const [start, end] = [startOfDay(since), startOfDay(until, 1)];
  return {
    ...(action === undefined ? {} : { action }),
    ...(actor === undefined ? {} : { actor: actor as never }),
    ...(start === undefined ? {} : { since: start }),
    ...(end === undefined ? {} : { until: end }),
  };
}

export type EventFiltersProps = {
  /** Who can have acted; absent where that is not known. */
  readonly actors?: readonly { readonly value: string; readonly label: string }[];
  /** Only actions about these nouns are offered. */
  readonly nouns?: readonly string[];
};

/** Narrows a list of events down by what, who and when. */
export function EventFilters({ actors, nouns }: EventFiltersProps) {
  const [filters, setFilters] = useFilters('action', 'actor', 'since', 'until');
  const { action, actor, since, until } = filters;
  return (
    <Group p="sm">
      <Select
        aria-label="What"
        placeholder="Everything"
        searchable
        clearable
        nothingFoundMessage="No such action."
        data={actionChoices(nouns).map(({ group, items }) => ({ group, items: [...items] }))}
        value={action ?? null}
        onChange={(value) => setFilters({ action: value ?? undefined })}
        flex="1 1 180px"
        maw={{ base: '100%', xs: 260 }}
      />
      {actors !== undefined && (
        <Select
          aria-label="Who"
          placeholder="Everybody"
          searchable
          clearable
          limit={100}
          nothingFoundMessage="Nobody has that name."
          data={actors}
          value={actor ?? null}
          onChange={(value) => setFilters({ actor: value ?? undefined })}
          flex="1 1 140px"
          maw={{ base: '100%', xs: 220 }}
        />
      )}
      <DayFields
        value={{ from: since, to: until }}
        onChange={(change) =>
          setFilters({
            ...('from' in change ? { since: change.from } : {}),
            ...('to' in change ? { until: change.to } : {}),
          })
        }
      />
      {Object.keys(filters).length > 0 && (
        <Button
          variant="subtle"
          onClick={() => setFilters({ action: undefined, actor: undefined, since: undefined, until: undefined })}
        >
          Clear the filters
        </Button>
      )}
    </Group>
  );
}
