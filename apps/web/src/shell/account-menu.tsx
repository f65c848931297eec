import { Avatar, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Book, LogOut, User } from 'iconoir-react';
import { usePageSession, useUser } from '../api/session-context.ts';
import { ColourSchemeChoice } from '../ui/colour-scheme-choice.tsx';
import { initialsOf } from '../ui/initials-of.ts';
import classes from './organization-menu.module.css';

/** Who one is, how the page looks, and the way out. */
export function AccountMenu() {
  const user = useUser();
  const session = usePageSession();
  return (
    <Menu width={240} position="top-start">
      <Menu.Target>
        <UnstyledButton className={classes.button} w="100%">
          <Avatar color="petrol" size={26} radius="xl" aria-hidden>
            {initialsOf(user.name)}
          </Avatar>
          <Text truncate flex={1}>
            {user.name}
          </Text>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item component={Link} to="/account" leftSection={<User width={16} />}>
          Account and password
        </Menu.Item>
        <Menu.Item component="a" href="/docs" leftSection={<Book width={16} />}>
          API reference
        </Menu.Item>
        <Menu.Divider />
        <Group px={12} py={6}>
          <ColourSchemeChoice />
        </Group>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut width={16} />} onClick={() => void session.leave()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
