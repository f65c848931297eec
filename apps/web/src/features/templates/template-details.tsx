import { Code } from '@mantine/core';
import type { Template } from '@rowloom/contract';
import { FactList } from '../../ui/fact-list.tsx';
import { formatNumber, formatTime } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { ENGINE_NAMES } from '../projects/engine-badge.tsx';

export function TemplateDetails({ template }: { readonly template: Template }) {
  return (
    <Surface title="Details">
      <FactList
        facts={[
          ['Name', template.name],
          ['Written for', template.builtin ? 'every engine' : ENGINE_NAMES[template.engine]],
          ['Tables', formatNumber(template.tables_count)],
          ['Columns', formatNumber(template.columns_count)],
          ['Belongs to', template.builtin ? 'Rowloom; it is read-only' : 'your organization'],
          ['Created', template.builtin ? undefined : formatTime(template.created_at)],
          ['Changed', template.builtin ? undefined : formatTime(template.updated_at)],
          ['Identifier', <Code key="id">{template.id}</Code>],
        ]}
      />
    </Surface>
  );
}
