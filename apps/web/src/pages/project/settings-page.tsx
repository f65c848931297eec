import { Button, Code, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct } from '../../api/use-call.ts';
import { LOCALES } from '../../features/preview/locales.ts';
import { ENGINE_NAMES } from '../../features/projects/engine-badge.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { formatTime } from '../../ui/format.ts';
import { GraveAction } from '../../ui/grave-action.tsx';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

/** What the project is called and what its runs begin with; and the end of it. */
export function SettingsPage() {
  const { project, may } = useProject();
  const navigate = useNavigate();
  const update = useAct('updateProject', ['getProject', 'listProjects']);
  const remove = useAct('deleteProject', ['listProjects']);
  const isEditor = may('project.edit');
  const form = useForm({
    initialValues: {
      name: project.name,
      schema_name: project.schema_name,
      description: project.settings.description ?? '',
      default_locale: project.settings.default_locale ?? '',
    },
  });
  const submit = form.onSubmit(({ name, schema_name: schemaName, description, default_locale: locale }) =>
    update.mutate(
      {
        params: { id: project.id },
        body: {
          name: name.trim(),
          schema_name: schemaName.trim(),
          settings: {
            ...(description.trim() === '' ? {} : { description: description.trim() }),
            ...(locale === '' ? {} : { default_locale: locale }),
          },
        },
      },
      {
        onSuccess: () => {
          form.resetDirty();
          notifications.show({ message: 'The settings are saved.' });
        },
        onError: (error) => markFields(form, error),
      },
    ),
  );
  return (
    <Page
      title="Settings"
      description={
        isEditor
          ? undefined
          : `Your role (${project.my_role.replaceAll('_', ' ')}) sees the settings and does not change them.`
      }
    >
      <Stack gap="lg" maw={760}>
        <Surface title="General">
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
                  description="Of runs that name none."
                  readOnly={!isEditor}
                  data={[{ value: '', label: 'English, unless a run says otherwise' }, ...LOCALES]}
                  {...form.getInputProps('default_locale')}
                />
              </SimpleGrid>
              <Text fz="xs" c="dimmed">
                Anyone who changes the schema name or the language counts as a requester of the runs that follow, and
                does not approve them.
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
        </Surface>
        <Surface title="About">
          <FactList
            facts={[
              ['Engine', ENGINE_NAMES[project.engine]],
              ['Seen by', project.visibility === 'roster' ? 'those on its roster' : 'everyone in the organization'],
              ['Made', formatTime(project.created_at)],
              ['Identifier', <Code key="id">{project.id}</Code>],
            ]}
          />
        </Surface>
        {may('project.delete') && (
          <GraveAction
            ask="delete"
            title="Danger zone"
            explanation="Deletes the project with its connections, schedules, snapshots, rules and exports. Rows in your databases, the audit log and the usage stay."
            isRed
            question="Delete this project?"
            name={project.name}
            action="Delete the project"
            act={remove}
            onConfirm={() =>
              remove.mutate(
                { params: { id: project.id } },
                { onSuccess: () => void navigate({ to: addresses.home(project.organization_id) }) },
              )
            }
          >
            Its connections, schedules, snapshots, rules and exports go with it, and do not come back.
          </GraveAction>
        )}
      </Stack>
    </Page>
  );
}
