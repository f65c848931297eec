import { Button, Group, Radio, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { Settings } from '@rowloom/contract';
import { useAct, useCall } from '../../api/use-call.ts';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';

/** What holds for the whole service. */
export function OperatorSettingsPage() {
  const settings = useCall('adminGetSettings', {});
  return (
    <Page title="Settings" description="These settings apply to the whole service." narrow>
      <QueryView query={settings}>{(data) => <SettingsForm settings={data} />}</QueryView>
    </Page>
  );
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const tiers = useCall('adminListTiers', {});
  const update = useAct('adminUpdateSettings', ['adminGetSettings', 'getSignInOptions']);
  const form = useForm({ initialValues: settings });
  const submit = form.onSubmit((body) =>
    update.mutate(
      { body },
      {
        onSuccess: () => {
          form.resetDirty();
          notifications.show({ message: 'The settings have been changed.' });
        },
        onError: (error) => markFields(form, error),
      },
    ),
  );
  return (
    <Surface>
      <form onSubmit={submit} aria-label="Settings">
        <Stack gap="lg">
          <Radio.Group label="Who may create an account" {...form.getInputProps('registration')}>
            <Stack gap="xs" mt={8}>
              <Radio
                value="invitation"
                label="Invited people only"
                description="Members of an organization invite others."
              />
              <Radio
                value="open"
                label="Anyone who can reach this service"
                description="Each gets their own organization, on the tier below."
              />
            </Stack>
          </Radio.Group>
          <LoadFailure what="The tiers" query={tiers} />
          <Select
            label="Tier of new organizations"
            maw={320}
            data={(tiers.data?.items ?? []).map(({ name }) => name)}
            {...form.getInputProps('default_tier')}
          />
          <FormError error={update.error} shown={['registration', 'default_tier']} />
          <Group>
            <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Surface>
  );
}
