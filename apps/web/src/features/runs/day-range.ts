import { startOfDay } from '../../ui/day.ts';

/** From the beginning of one day to the end of another, as the service filters runs. */
export function dayRange({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }): {
  readonly created_after?: string;
  readonly created_before?: string;
} {
  const after = startOfDay(from);
  const before = startOfDay(to, 1);
  return {
    ...(after === undefined ? {} : { created_after: after }),
    ...(before === undefined ? {} : { created_before: before }),
  };
}
