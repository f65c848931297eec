import { Button } from '@mantine/core';
import type { SchemaDocument } from '@rowloom/engine';
import { useFilters } from '../../ui/filters.ts';
import { SchemaView } from '../schema/schema-view.tsx';
import type { TabProps } from './rows-tab.tsx';

export type DiagramTabProps = TabProps & { readonly schema: SchemaDocument };

/** The tables as a picture, and what fills the chosen one. */
export function DiagramTab({ source, wishes, schema }: DiagramTabProps) {
  const [{ table }, setFilters] = useFilters('table', 'tab', 'row');
  return (
    <SchemaView
      source={source}
      schema={schema}
      wishes={wishes}
      table={table}
      onChoose={(chosen) => setFilters({ table: chosen, row: undefined })}
      actions={
        <>
          <Button variant="light" onClick={() => setFilters({ tab: undefined })}>
            See its rows
          </Button>
          <Button variant="default" onClick={() => setFilters({ tab: 'rules' })}>
            Its rules
          </Button>
        </>
      }
    />
  );
}
