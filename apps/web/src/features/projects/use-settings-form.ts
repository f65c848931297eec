import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useAct } from '../../api/use-call.ts';
import { markFields } from '../../ui/form-issues.tsx';
import { useProject } from './use-project.ts';

/** The settings of a project as they are written down, and how they are saved. */
export function useSettingsForm() {
  const { project, may } = useProject();
  const update = useAct('updateProject', ['getProject', 'listProjects']);
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
          notifications.show({ message: 'The settings have been saved.' });
        },
        onError: (error) => markFields(form, error),
      },
    ),
  );
  return { form, submit, update, isEditor };
}
