import { Menu, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Check, NavArrowDown, Plus } from 'iconoir-react';
import { addresses } from '../addresses.ts';
import { useAll } from '../api/use-call.ts';
import { Mark } from '../theme/mark.tsx';
import classes from './organization-menu.module.css';

/** Which organization one works in, and the way to another. */
export function OrganizationMenu({ organizationId }: { readonly organizationId: string }) {
  const { data = [] } = useAll('listOrganizations', {});
  const current = data.find(({ id }) => id === organizationId);
  const others = data.filter((one) => one !== current).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Menu width={280} position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Organization ${current?.name ?? ''}`}>
          <Mark size={22} />
          <Text fw={600} truncate flex={1}>
            {current?.name ?? ' '}
          </Text>
          <NavArrowDown width={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah="min(60vh, 480px)" type="auto" scrollbarSize={6}>
          {[...(current === undefined ? [] : [current]), ...others].map(({ id, name }) => (
            <Menu.Item
              key={id}
              component={Link}
              to={addresses.home(id)}
              rightSection={id === organizationId ? <Check width={16} aria-label="current" /> : undefined}
            >
              <Text truncate>{name}</Text>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
        <Menu.Divider />
        <Menu.Item component={Link} to={addresses.newOrganization} leftSection={<Plus width={16} />}>
          New organization
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
