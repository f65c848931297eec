import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { MoreHoriz } from 'iconoir-react';
import type { ReactNode } from 'react';

/** What can be done about one line of a list; the items are `Menu.Item`s. */
export function RowMenu({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Tooltip label="More">
          <ActionIcon variant="subtle" color="gray" aria-label={`More about ${name}`}>
            <MoreHoriz width={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
