import { Button, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { FormError } from '../../ui/form-issues.tsx';
import { LOCALES } from '../preview/locales.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** What the project is called, and what its runs begin with. */
export function SettingsForm() {
  const { form, submit, update, isEditor } = useSettingsForm();
  return (
    <form onSubmit={submit} aria-label="Settings of the project">
      <Stack>
        <TextInput label="Name" required readOnly={!isEditor} maxLength={100} {...form.getInputProps('name')} />
        <Textarea
          label="Description"
          readOnly={!isEditor}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps('description')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Schema name"
            description="What a capture reads, such as public."
            required
            readOnly={!isEditor}
            maxLength={128}
            {...form.getInputProps('schema_name')}
          />
          <Select
            label="Default language"
            description="For runs that do not set one."
            readOnly={!isEditor}
            data={[{ value: '', label: 'English, unless a run sets another' }, ...LOCALES]}
            {...form.getInputProps('default_locale')}
          />
        </SimpleGrid>
        <Text fz="xs" c="dimmed">
          Anyone who changes the schema name or the language counts as a requester of later runs, and cannot approve
          them.
        </Text>
        <FormError error={update.error} shown={['name', 'schema_name']} />
        {isEditor && (
          <Group justify="flex-end">
            {form.isDirty() && (
              <Button variant="default" onClick={form.reset}>
                Discard
              </Button>
            )}
            <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
