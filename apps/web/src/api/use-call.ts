import type { Input, Item, ListId, Output } from '@rowloom/client';
import { ApiError, isApiError } from '@rowloom/client';
import {
  keepPreviousData,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useClient } from './session-context.ts';

/** The endpoints that answer at once, by the names of the contract. */
type AnsweredId = Exclude<keyof ReturnType<typeof useClient>, 'attempt' | 'pages' | 'watchGeneration'>;

export const callKey = (id: AnsweredId, input?: object): QueryKey => (input === undefined ? [id] : [id, input]);

export type CallOptions = {
  /** False while what it needs is not known yet. */
  readonly enabled?: boolean;
  /** Milliseconds after which it is asked for again, for what changes by itself. */
  readonly refetchInterval?: number | false;
  readonly staleTime?: number;
  /** Keeps the last page on the screen while the next one is on its way. */
  readonly keep?: boolean;
};

/** What an endpoint answers, kept and shared under its name and input. */
export function useCall<Id extends AnsweredId>(
  id: Id,
  input: Input<Id>,
  { keep = false, ...options }: CallOptions = {},
): UseQueryResult<Output<Id>, ApiError> {
  const client = useClient();
  const call = client[id] as (input: object) => Promise<Output<Id>>;
  return useQuery<Output<Id>, ApiError>({
    queryKey: callKey(id, input),
    queryFn: ({ signal }) => call({ ...input, signal }),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
    ...options,
  });
}

/** The most that a page of a list holds: whoever wants all of it asks as seldom as possible. */
const LARGEST_PAGE = 200;

/** The most that is ever brought together: lists that come so far say that they do not go on. */
export const LONGEST_LIST = 10_000;

/** Every item of a list that comes in pages. */
export function useAll<Id extends ListId>(
  id: Id,
  input: Input<Id>,
  options: CallOptions = {},
): UseQueryResult<readonly Item<Id>[], ApiError> {
  const client = useClient();
  return useQuery<readonly Item<Id>[], ApiError>({
    queryKey: [id, 'all', input],
    queryFn: async ({ signal }) => {
      const query = { limit: LARGEST_PAGE, ...(input as { readonly query?: object }).query };
      const items: Item<Id>[] = [];
      for await (const item of client.pages(id, { ...input, query, signal })) {
        items.push(item);
        if (items.length >= LONGEST_LIST) break;
      }
      return items;
    },
    ...options,
  });
}

/** An action. What it changes is named by the endpoints whose answers are no longer true. */
export function useAct<Id extends AnsweredId>(id: Id, changes: readonly AnsweredId[] = []) {
  const client = useClient();
  const queries = useQueryClient();
  const call = client[id] as (input: object) => Promise<Output<Id>>;
  return useMutation<Output<Id>, ApiError, Input<Id>>({
    mutationKey: [id],
    mutationFn: (input) => call(input).catch(sayWhatWasNotDone),
    onSuccess: () => {
      for (const changed of changes) void queries.invalidateQueries({ queryKey: [changed] });
    },
  });
}

/** The words of the service are for programs; a person has signed in again by now, and has to know what became of the form. */
function sayWhatWasNotDone(error: unknown): never {
  if (!isApiError(error, 'invalid_token')) throw error;
  const { status, code, requestId } = error;
  const message = 'Your session had ended, so nothing was changed. Try it again.';
  throw new ApiError({ status, code, message, requestId, cause: error });
}

export const asApiError = (error: unknown): ApiError | undefined => (isApiError(error) ? error : undefined);
