import type { Export } from '@rowloom/contract';
import { useClient } from '../../api/session-context.ts';
import { SaveRowsDialog } from './save-rows-dialog.tsx';

/** The rows of a recipe, made once more: in this browser. */
export function SaveExport({ item, onClose }: { readonly item: Export; readonly onClose: () => void }) {
  const client = useClient();
  return (
    <SaveRowsDialog
      opened
      onClose={onClose}
      name={item.file_name.replace(/(?:\.rowloom)?\.json$/, '')}
      rows={item.rows_count}
      tables={item.tables_count}
      what={async () => {
        const answer = await client.downloadExport({ params: { id: item.id } });
        return { kind: 'recipe', text: await answer.text() };
      }}
      command={(format) => `rowloom replay ${item.file_name} --to rows --format ${format}`}
    />
  );
}
