import { List, Text } from '@mantine/core';
import { Surface } from '../../ui/surface.tsx';

/** How a key is replaced without a pipeline that fails in between. */
export function RotationSteps() {
  return (
    <Surface title="Replace a key">
      <List type="ordered" spacing={6} fz="sm">
        <List.Item>Create a second key with the same name and a later expiry date.</List.Item>
        <List.Item>
          Put it wherever the old key is used: the secrets of the pipeline, the environment of a server.
        </List.Item>
        <List.Item>
          Wait until everything has run once. <b>Last used</b> of the old key no longer changes, and that of the new one
          does.
        </List.Item>
        <List.Item>Revoke the old key. The next request with it is refused at once.</List.Item>
      </List>
      <Text c="dimmed" fz="sm" mt="sm">
        If a key has leaked, revoke it first and replace it afterwards.
      </Text>
    </Surface>
  );
}
