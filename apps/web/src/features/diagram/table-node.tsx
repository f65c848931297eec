import { Handle, type Node, type NodeProps, Position, useStore } from '@xyflow/react';
import { Key, Link } from 'iconoir-react';
import { Fragment, memo } from 'react';
import type { DiagramTable } from './diagram-model.ts';
import { piecesOf } from './draw-far.ts';
import classes from './diagram.module.css';
import { useTurn } from './use-turn.ts';

export type TableNodeData = {
  readonly table: DiagramTable;
  readonly near: boolean;
  readonly chosen: boolean;
  /** One of hundreds: its columns are drawn when it is its turn. */
  readonly waits: boolean;
};
export type TableNodeType = Node<TableNodeData, 'table'>;

/** Below this a column's name cannot be read anyway. */
export const READABLE = 0.42;

export const TableNode = memo(function TableNode({ data }: NodeProps<TableNodeType>) {
  const { table, near, chosen, waits } = data;
  const isTurn = useTurn(waits);
  const isReadable = useStore(({ transform: [, , zoom] }) => zoom >= READABLE);
  return (
    <div
      className={classes.table}
      data-near={near}
      data-chosen={chosen}
      data-far={!isReadable}
      style={{ width: table.width, height: table.height }}
    >
      <Handle type="target" position={Position.Right} className={classes.handle} isConnectable={false} />
      <Handle type="source" position={Position.Left} className={classes.handle} isConnectable={false} />
      <div className={classes.name}>
        {table.schema !== undefined && <span className={classes.schema}>{table.schema}.</span>}
        {piecesOf(table.name).map((piece, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </div>
      {isReadable && isTurn && (
        <ul className={classes.columns}>
          {table.columns.map(({ name, type, role, nullable }) => (
            <li key={name}>
              <span className={classes.role} data-role={role}>
                {role === 'primary' && <Key width={12} height={12} aria-label="primary key" />}
                {role === 'foreign' && <Link width={12} height={12} aria-label="foreign key" />}
              </span>
              <span className={classes.column}>{name}</span>
              <span className={classes.type}>
                {type}
                {nullable ? '?' : ''}
              </span>
            </li>
          ))}
          {table.hidden > 0 && <li className={classes.type}>{table.hidden} more columns</li>}
        </ul>
      )}
    </div>
  );
});
