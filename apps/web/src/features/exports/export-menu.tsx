import { ActionIcon, Button, Group, Menu, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Export, ProjectRole } from '@rowloom/contract';
import { MoreHoriz } from 'iconoir-react';
import { useClient } from '../../api/session-context.ts';
import { asApiError } from '../../api/use-call.ts';
import { downloadBlob } from './byte-sink.ts';
import { mayDelete, mayDownload } from './export-rights.ts';

export type ExportMenuProps = {
  readonly item: Export;
  readonly role: ProjectRole | undefined;
  readonly onSave: () => void;
  readonly onDelete: () => void;
};

/** What can be done with an export, as far as the viewer's role in its project allows. */
export function ExportMenu({ item, role, onSave, onDelete }: ExportMenuProps) {
  const client = useClient();
  if (!mayDownload(role))
    return role === undefined ? null : (
      <Text c="dimmed" fz="xs">
        Your role ({role.replaceAll('_', ' ')}) sees it only
      </Text>
    );
  const download = async (): Promise<void> => {
    try {
      const answer = await client.downloadExport({ params: { id: item.id } });
      downloadBlob(await answer.blob(), item.file_name);
    } catch (error) {
      const message = asApiError(error)?.message ?? 'The recipe could not be downloaded.';
      notifications.show({ color: 'red', message });
    }
  };
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      <Button size="compact-sm" variant="default" onClick={onSave} aria-label="Save the rows here">
        Save
        <Text span inherit visibleFrom="sm">
          &nbsp;the rows here
        </Text>
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Tooltip label="More">
            <ActionIcon variant="subtle" color="gray" aria-label={`More about ${item.file_name}`}>
              <MoreHoriz width={18} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void download()}>Download the recipe</Menu.Item>
          {mayDelete(role) && (
            <Menu.Item color="red" onClick={onDelete}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
