import { Alert } from '@mantine/core';
import type { SchemaDocument } from '@rowloom/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { Diagram } from '../diagram/diagram.tsx';
import classes from './schema-view.module.css';
import { Name } from '../../ui/name.tsx';
import { TablePanel } from './table-panel.tsx';

export type SchemaViewProps = {
  readonly source: LoomSource;
  readonly schema: SchemaDocument;
  readonly wishes: LoomWishes;
  readonly table: string | undefined;
  readonly onChoose: (table: string | undefined) => void;
  /** Absent: as high as its surroundings. */
  readonly height?: string;
  /** What can be done with the chosen table. */
  readonly actions: ReactNode;
};

/** A schema as a diagram, and beside it the chosen table with what will fill it. */
export function SchemaView({ source, schema, wishes, table, onChoose, height, actions }: SchemaViewProps) {
  const style = height === undefined ? undefined : ({ '--schema-height': height } as CSSProperties);
  const isThere = schema.tables.some((item) => keyOfTable(item) === table);
  return (
    <div className={classes.view} data-open={isThere} style={style}>
      <div className={classes.canvas}>
        <Diagram key={source.key} schemaKey={source.key} schema={schema} chosen={table} onChoose={onChoose} />
        {table !== undefined && !isThere && (
          <Alert
            className={classes.missing ?? ''}
            role="status"
            withCloseButton
            closeButtonLabel="Close"
            onClose={() => onChoose(undefined)}
          >
            This snapshot has no table <Name>{table}</Name>.
          </Alert>
        )}
      </div>
      {table !== undefined && isThere && (
        <TablePanel source={source} wishes={wishes} table={table} onClose={() => onChoose(undefined)}>
          {actions}
        </TablePanel>
      )}
    </div>
  );
}
