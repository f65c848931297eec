import { Checkbox, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EVENT_GROUPS } from './event-words.ts';
import type { WebhookForm } from './webhook-form.ts';

export type WebhookFieldsProps = {
  readonly form: UseFormReturnType<WebhookForm>;
  /** Where it posts to as far as that is shown; absent for a new one. */
  readonly now: string | undefined;
};

/** Where events go, in which form, and which of them. */
export function WebhookFields({ form, now }: WebhookFieldsProps) {
  return (
    <>
      <TextInput
        label="Name"
        placeholder="deploys"
        required
        maxLength={100}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        type="url"
        label="URL"
        description={
          now === undefined
            ? 'Events are posted there, over https.'
            : `Now at ${now}. Leave it empty to keep it: its path is a secret, and is not shown again.`
        }
        placeholder="https://hooks.example.com/rowloom"
        required={now === undefined}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('url')}
      />
      <SegmentedControl
        fullWidth
        aria-label="Format of the message"
        data={[
          { value: 'json', label: 'JSON' },
          { value: 'slack', label: 'Slack, Mattermost' },
        ]}
        {...form.getInputProps('format')}
      />
      <Checkbox.Group
        label="Events"
        description="Messages contain no rows and no secrets."
        {...form.getInputProps('events')}
      >
        <SimpleGrid cols={{ base: 1, xs: 3 }} mt="xs" spacing="md">
          {EVENT_GROUPS.map(({ title: group, events }) => (
            <Stack key={group} gap="xs" role="group" aria-label={group}>
              <Text fz="sm" fw={550}>
                {group}
              </Text>
              {events.map(([event, label]) => (
                <Checkbox key={event} value={event} label={label} />
              ))}
            </Stack>
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </>
  );
}
