import { Text } from '@mantine/core';
import type { PreviewRow } from '@rowloom/engine';
import { formatCell } from '../preview/format-cell.ts';
import classes from './rules.module.css';

export type LiveValuesProps = {
  readonly column: string;
  /** As the saved rules have it. */
  readonly before: readonly PreviewRow[];
  readonly after: readonly PreviewRow[];
  /** Whether anything is unsaved. */
  readonly isChanged: boolean;
};

/** The first values of a column: as they are, and as the unsaved rules make them. */
export function LiveValues({ column, before, after, isChanged }: LiveValuesProps) {
  if (after.length === 0 && before.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        No values are shown while a rule is not valid, or if the table has no rows.
      </Text>
    );
  const isLost = isChanged && after.length === 0;
  const count = Math.max(before.length, after.length);
  return (
    <>
      {isLost && (
        <Text c="dimmed" fz="sm" mb="xs">
          No new values are shown while a rule is not valid.
        </Text>
      )}
      <table className={classes.values} aria-label={`First values of ${column}`}>
        {isChanged && !isLost && (
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">With unsaved rules</th>
            </tr>
          </thead>
        )}
        <tbody>
          {Array.from({ length: count }, (_, row) => {
            const old = before[row] === undefined ? '' : formatCell(before[row][column]);
            const now = after[row] === undefined ? '' : formatCell(after[row][column]);
            return (
              <tr key={row}>
                {isChanged && (
                  <td title={old} data-null={old === 'NULL'}>
                    {old}
                  </td>
                )}
                {!isLost && (
                  <td title={now} data-null={now === 'NULL'} data-changed={isChanged && old !== now}>
                    {now}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
