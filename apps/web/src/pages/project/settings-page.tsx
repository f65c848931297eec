import { Code, Stack } from '@mantine/core';
import { DeleteProject } from '../../features/projects/delete-project.tsx';
import { ENGINE_NAMES } from '../../features/projects/engine-badge.tsx';
import { SettingsForm } from '../../features/projects/settings-form.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { formatTime } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

/** What the project is called and what its runs begin with; and the end of it. */
export function SettingsPage() {
  const { project, may } = useProject();
  const isEditor = may('project.edit');
  return (
    <Page
      title="Settings"
      description={
        isEditor
          ? undefined
          : `Your role (${project.my_role.replaceAll('_', ' ')}) can see the settings but not change them.`
      }
    >
      <Stack gap="lg" maw={760}>
        <Surface title="General">
          <SettingsForm />
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
        {may('project.delete') && <DeleteProject />}
      </Stack>
    </Page>
  );
}
