import type { SchemaDocument } from '@rowloom/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { Diagram } from '../diagram/diagram.tsx';
import classes from './schema-view.module.css';
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
  return (
    <div className={classes.view} data-open={table !== undefined} style={style}>
      <div className={classes.canvas}>
        <Diagram key={source.key} schemaKey={source.key} schema={schema} chosen={table} onChoose={onChoose} />
      </div>
      {table !== undefined && (
        <TablePanel source={source} wishes={wishes} table={table} onClose={() => onChoose(undefined)}>
          {actions}
        </TablePanel>
      )}
    </div>
  );
}
