import { Alert, Box } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Issue, PreviewRow } from '@rowloom/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { theLoom, usePlan } from '../../loom/use-loom.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { useAsked } from '../../ui/use-asked.ts';
import { SaveRowsDialog, type SaveRowsDialogProps } from '../exports/save-rows-dialog.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import classes from './preview-view.module.css';
import { RecordCard } from './record-card.tsx';
import { TableList } from './table-list.tsx';

export type PreviewViewProps = {
  readonly source: LoomSource;
  readonly wishes: LoomWishes;
  /** Of CSS; the rest of the window below a project's tabs unless told. */
  readonly height?: string;
  /** Beside seed and language. */
  readonly tools?: ReactNode;
  /** The command that writes the same files. */
  readonly command?: SaveRowsDialogProps['command'];
};

/** Rows of every table of any source, made in the browser. Table, row, seed and language are in the address. */
export function PreviewView({ source, wishes, height, tools, command }: PreviewViewProps) {
  const [{ table: wanted, row: wantedRow }, setFilters] = useFilters('table', 'row', 'seed', 'locale');
  const [isSaving, setSaving] = useAsked('save');
  const woven = usePlan(source, wishes);
  if (woven.error !== null) return <ErrorState error={woven.error} onRetry={() => void woven.refetch()} />;
  if (woven.data === undefined) return <PlanSkeleton source={source} />;
  const { plan, issues, schema } = woven.data;
  const tables = plan?.tables ?? [];
  const current = tables.find(({ name }) => name === wanted) ?? tables.find(({ rows }) => rows > 0);
  const table = schema.tables.find((item) => keyOfTable(item) === current?.name);
  const row = wantedRow === undefined ? undefined : Number(wantedRow);
  const follow = async (to: string, values: PreviewRow): Promise<void> => {
    const [found] = await theLoom().find(source, wishes, to, values, 1);
    if (found === undefined) notifications.show({ message: `The row of ${to} lies beyond those that are searched.` });
    else setFilters({ table: to, row: String(found.number) });
  };
  const style = height === undefined ? undefined : ({ '--preview-height': height } as CSSProperties);
  return (
    <Box className={classes.view} data-open={row !== undefined} {...(style === undefined ? {} : { style })}>
      <TableList
        tables={tables}
        chosen={current?.name}
        onChoose={(name) => setFilters({ table: name, row: undefined })}
      />
      <section className={classes.main} aria-label="Rows">
        <PreviewBar
          title={current?.name ?? 'No table'}
          wishes={wishes}
          onSave={plan === undefined ? undefined : () => setSaving(true)}
          tools={tools}
        />
        {woven.isPlaceholderData && (
          <div role="status" className={classes.anew}>
            The tables are being planned anew …
          </div>
        )}
        <Issues issues={issues} />
        {wanted !== undefined && current !== undefined && current.name !== wanted && (
          <Alert m="md" role="status">
            There is no table {wanted} here. These are the rows of {current.name}.
          </Alert>
        )}
        {table !== undefined && current !== undefined && (
          <PreviewGrid
            key={current.name}
            source={source}
            wishes={wishes}
            table={table}
            tableKey={current.name}
            rows={current.rows}
            chosenRow={row}
            onChooseRow={(index) => setFilters({ row: String(index) })}
            onFollow={(to, values) => void follow(to, values)}
          />
        )}
      </section>
      {row !== undefined && table !== undefined && current !== undefined && (
        <RecordCard
          source={source}
          wishes={wishes}
          schema={schema}
          table={table}
          row={row}
          rows={current.rows}
          onRow={(index) => setFilters({ row: String(index) }, 'typed')}
          onFollow={(to, values) => void follow(to, values)}
          onClose={() => setFilters({ row: undefined })}
        />
      )}
      {isSaving && (
        <SaveRowsDialog
          opened
          onClose={() => setSaving(false)}
          name={schema.name}
          rows={tables.reduce((sum, { rows }) => sum + rows, 0)}
          tables={tables.length}
          what={() => Promise.resolve({ kind: 'source', source, wishes })}
          {...(command === undefined ? {} : { command })}
        />
      )}
    </Box>
  );
}

function Issues({ issues }: { readonly issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <Alert color="red" m="md" title="This schema cannot be filled as it is wished">
      {issues.map(({ path, message }) => (
        <div key={path + message}>
          {path}: {message}
        </div>
      ))}
    </Alert>
  );
}
