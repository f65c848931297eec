import { Alert, Box } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Issue, PreviewRow, SchemaDocument } from '@rowloom/engine';
import type { ReactNode } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { type PlanOf, theLoom, usePlan } from '../../loom/use-loom.ts';
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
export function PreviewView(props: PreviewViewProps) {
  const { source, wishes } = props;
  const woven = usePlan(source, wishes);
  if (woven.error !== null) return <ErrorState error={woven.error} onRetry={() => void woven.refetch()} />;
  if (woven.data === undefined) return <PlanSkeleton source={source} />;
  return <Woven {...props} woven={woven.data} isOld={woven.isPlaceholderData} />;
}

type WovenProps = PreviewViewProps & {
  readonly woven: PlanOf;
  /** What is shown is of other wishes, while these are planned. */
  readonly isOld: boolean;
};

function Woven({ source, wishes, height, tools, command, woven, isOld }: WovenProps) {
  const { plan, issues, schema } = woven;
  const [{ table: wanted, row: wantedRow }, setFilters] = useFilters('table', 'row', 'seed', 'locale');
  const [isSaving, setSaving] = useAsked('save');
  const tables = plan?.tables ?? [];
  const current = tables.find(({ name }) => name === wanted) ?? tables.find(({ rows }) => rows > 0);
  const table = schema.tables.find((item) => keyOfTable(item) === current?.name);
  const row = wantedRow === undefined ? undefined : Number(wantedRow);
  // Rows stay those of the plan that is shown: others would have to be planned first, ahead of a text that is new.
  const shown = {
    source: woven.source,
    wishes: woven.wishes,
    onFollow: useFollow(woven.source, woven.wishes),
  };
  return (
    <Box
      className={classes.view}
      data-open={row !== undefined}
      {...(height === undefined ? {} : { style: { '--preview-height': height } })}
    >
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
        <Remarks isOld={isOld} issues={issues} wanted={wanted} shown={current?.name} />
        {table !== undefined && current !== undefined && (
          <PreviewGrid
            key={current.name}
            {...shown}
            table={table}
            tableKey={current.name}
            rows={current.rows}
            chosenRow={row}
            onChooseRow={(index) => setFilters({ row: String(index) })}
          />
        )}
      </section>
      {row !== undefined && table !== undefined && current !== undefined && (
        <RecordCard
          {...shown}
          schema={schema}
          table={table}
          row={row}
          rows={current.rows}
          onRow={(index) => setFilters({ row: String(index) }, 'typed')}
          onClose={() => setFilters({ row: undefined })}
        />
      )}
      <Saving {...{ source, wishes, schema, tables, command }} opened={isSaving} onClose={() => setSaving(false)} />
    </Box>
  );
}

type SavingProps = Pick<PreviewViewProps, 'source' | 'wishes' | 'command'> & {
  readonly schema: SchemaDocument;
  readonly tables: readonly { readonly rows: number }[];
  readonly opened: boolean;
  readonly onClose: () => void;
};

function Saving({ source, wishes, command, schema, tables, opened, onClose }: SavingProps) {
  if (!opened) return null;
  return (
    <SaveRowsDialog
      opened
      onClose={onClose}
      name={schema.name}
      rows={tables.reduce((sum, { rows }) => sum + rows, 0)}
      tables={tables.length}
      what={() => Promise.resolve({ kind: 'source', source, wishes })}
      {...(command === undefined ? {} : { command })}
    />
  );
}

/** From a row to one of another table that it refers to, or that refers to it. */
function useFollow(source: LoomSource, wishes: LoomWishes): (to: string, values: PreviewRow) => void {
  const [, setFilters] = useFilters('table', 'row');
  const follow = async (to: string, values: PreviewRow): Promise<void> => {
    const [found] = await theLoom().find(source, wishes, to, values, 1);
    if (found === undefined) notifications.show({ message: `The row of ${to} is beyond the rows that are searched.` });
    else setFilters({ table: to, row: String(found.number) });
  };
  return (to, values) => void follow(to, values);
}

type RemarksProps = {
  readonly isOld: boolean;
  readonly issues: readonly Issue[];
  /** The table that the address names, and the one that is shown. */
  readonly wanted: string | undefined;
  readonly shown: string | undefined;
};

function Remarks({ isOld, issues, wanted, shown }: RemarksProps) {
  return (
    <>
      {isOld && (
        <div role="status" className={classes.anew}>
          The tables are being planned again …
        </div>
      )}
      <Issues issues={issues} />
      {wanted !== undefined && shown !== undefined && shown !== wanted && (
        <Alert m="md" role="status">
          There is no table {wanted} here. These are the rows of {shown}.
        </Alert>
      )}
    </>
  );
}

function Issues({ issues }: { readonly issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <Alert color="red" m="md" title="This schema cannot be filled as requested">
      {issues.map(({ path, message }) => (
        <div key={path + message}>
          {path}: {message}
        </div>
      ))}
    </Alert>
  );
}
