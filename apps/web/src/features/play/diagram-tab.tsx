import { Button } from '@mantine/core';
import type { SchemaDocument } from '@rowloom/engine';
import { useFilters } from '../../ui/filters.ts';
import { Diagram } from '../diagram/diagram.tsx';
import { TablePanel } from '../schema/table-panel.tsx';
import classes from './play.module.css';
import type { TabProps } from './rows-tab.tsx';

export type DiagramTabProps = TabProps & { readonly schema: SchemaDocument };

/** The tables as a picture, and what fills the chosen one. */
export function DiagramTab({ source, wishes, schema }: DiagramTabProps) {
  const [{ table }, setFilters] = useFilters('table', 'tab', 'row');
  return (
    <div className={classes.diagram} data-open={table !== undefined}>
      <div className={classes.canvas}>
        <Diagram
          key={source.key}
          schemaKey={source.key}
          schema={schema}
          chosen={table}
          onChoose={(chosen) => setFilters({ table: chosen, row: undefined })}
        />
      </div>
      {table !== undefined && (
        <TablePanel source={source} wishes={wishes} table={table} onClose={() => setFilters({ table: undefined })}>
          <Button variant="light" onClick={() => setFilters({ tab: undefined })}>
            See its rows
          </Button>
          <Button variant="default" onClick={() => setFilters({ tab: 'rules' })}>
            Its rules
          </Button>
        </TablePanel>
      )}
    </div>
  );
}
