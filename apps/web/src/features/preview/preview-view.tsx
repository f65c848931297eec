import { Alert, Box, Button, Group, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PreviewRow } from '@rowloom/engine';
import { Download, Refresh } from 'iconoir-react';
import type { CSSProperties, ReactNode } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { theLoom, usePlan } from '../../loom/use-loom.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { useAsked } from '../../ui/use-asked.ts';
import { SaveRowsDialog, type SaveRowsDialogProps } from '../exports/save-rows-dialog.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { LOCALES } from './locales.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import classes from './preview-view.module.css';
import { RecordCard } from './record-card.tsx';
import { SeedInput } from './seed-input.tsx';
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
        <Group px="md" py="sm" gap="sm" className={classes.bar}>
          <Text fw={600}>{current?.name ?? 'No table'}</Text>
          <Group ml="auto" gap="xs">
            <SeedInput value={wishes.seed} onChange={(seed) => setFilters({ seed, row: undefined }, 'typed')} />
            <Button
              variant="default"
              leftSection={<Refresh width={15} />}
              onClick={() => setFilters({ seed: String(Math.floor(Math.random() * 1_000_000)), row: undefined })}
            >
              Another seed
            </Button>
            <Select
              aria-label="Language"
              w={140}
              data={LOCALES}
              value={wishes.locale}
              onChange={(locale) => setFilters({ locale: locale ?? undefined, row: undefined })}
            />
            {plan !== undefined && (
              <Button variant="default" leftSection={<Download width={15} />} onClick={() => setSaving(true)}>
                Save the rows
              </Button>
            )}
            {tools}
          </Group>
        </Group>
        {woven.isPlaceholderData && (
          <div role="status" className={classes.anew}>
            The tables are being planned anew …
          </div>
        )}
        {issues.length > 0 && (
          <Alert color="red" m="md" title="This schema cannot be filled as it is wished">
            {issues.map(({ path, message }) => (
              <div key={path + message}>
                {path}: {message}
              </div>
            ))}
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
