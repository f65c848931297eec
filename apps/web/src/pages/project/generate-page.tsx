import {
  Alert,
  Button,
  Grid,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useAct, useAll } from '../../api/use-call.ts';
import { ConfirmTarget } from '../../features/generate/confirm-target.tsx';
import { PlanView } from '../../features/generate/plan-view.tsx';
import { RequestApproval } from '../../features/generate/request-approval.tsx';
import { RowsByTable } from '../../features/generate/rows-by-table.tsx';
import { EMPTY_RUN, type RunForm, toRequest } from '../../features/generate/run-form.ts';
import { issuesOfFields } from '../../features/generate/run-fields.ts';
import { useServerPlan } from '../../features/generate/use-server-plan.ts';
import { LOCALES } from '../../features/preview/locales.ts';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSnapshot } from '../../features/projects/use-project-source.ts';
import { UnsavedRules } from '../../features/rules/unsaved-rules.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-issues.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

/** Everything that decides a run, and what it would do, before anything starts. */
export function GeneratePage() {
  const { project, may } = useProject();
  const navigate = useNavigate();
  const { current, snapshots } = useProjectSnapshot();
  const connections = useAll('listConnections', { params: { id: project.id } }, { enabled: may('connections.read') });
  const form = useForm<RunForm>({
    initialValues: { ...EMPTY_RUN, locale: project.settings.default_locale ?? 'en' },
  });
  const request = toRequest(form.values, current?.id);
  const { query: plan, current: settled } = useServerPlan(project.id, request, current !== undefined);
  const start = useAct('startGeneration', ['listGenerations', 'listProjectGenerations', 'getUsage', 'listProjects']);
  const [isAsking, setAsking] = useState(false);
  if (snapshots.data === undefined && snapshots.error !== null)
    return (
      <Page title="Generate">
        <ErrorState error={snapshots.error} onRetry={() => void snapshots.refetch()} />
      </Page>
    );
  if (snapshots.data?.items.length === 0) return <NoSnapshot />;
  const begin = (confirm?: string): void =>
    start.mutate(
      {
        params: { id: project.id },
        body:
          confirm === undefined || request.target === undefined
            ? request
            : { ...request, target: { ...request.target, confirm } },
      },
      { onSuccess: ({ id }) => void navigate({ to: addresses.run(project.id, id) }) },
    );
  const isRehearsal = form.values.connectionId === '';
  const needsApproval = plan.data?.approval_required === true && !isRehearsal;
  const isReady = settled?.feasible === true && settled.cost.within_cap && settled.cost.within_quota;
  const wrong = issuesOfFields([
    ...(start.error?.fields ?? []),
    ...(plan.error?.fields ?? []),
    ...(settled?.issues ?? []),
  ]);
  const target = connections.data?.find(({ id }) => id === form.values.connectionId);
  return (
    <Page
      title="Generate"
      description="Rows are streamed into your target. Rowloom keeps none of them."
      actions={
        !may('generations.start') ? (
          <Text c="dimmed" fz="sm">
            Your role ({project.my_role.replaceAll('_', ' ')}) can plan a run, not start one.
          </Text>
        ) : needsApproval ? (
          <Button onClick={() => setAsking(true)} disabled={!isReady}>
            Request approval
          </Button>
        ) : (
          <Button onClick={() => begin()} loading={start.isPending} disabled={!isReady}>
            {isRehearsal ? 'Start a rehearsal' : 'Start the run'}
          </Button>
        )
      }
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <Surface title="Where">
              <Stack>
                <Select
                  label="Target"
                  description={
                    isRehearsal
                      ? 'Without a target, rows are made, checked and discarded. They count as usage.'
                      : target?.url
                  }
                  data={[
                    { value: '', label: 'None: a rehearsal' },
                    ...(connections.data ?? []).map(({ id, name, kind }) => ({
                      value: id,
                      label: `${name} (${kind})`,
                    })),
                  ]}
                  {...form.getInputProps('connectionId')}
                  error={wrong.connectionId}
                />
                <LoadFailure what="The connections" query={connections} />
                {connections.data?.length === 0 && may('connections.edit') && (
                  <Text fz="sm">
                    <Link to={addresses.project(project.id, 'connections')}>Add a connection</Link> to fill a database.
                  </Text>
                )}
                {!isRehearsal && (
                  <Select
                    label="Mode"
                    data={[
                      { value: 'append', label: 'Append: keep existing rows' },
                      { value: 'truncate', label: 'Truncate: empty the tables first' },
                      { value: 'create', label: 'Create: create the tables' },
                    ]}
                    {...form.getInputProps('mode')}
                    error={wrong.mode}
                  />
                )}
                {form.values.mode === 'truncate' && !isRehearsal && (
                  <Alert color="yellow" variant="light">
                    All rows of the planned tables in {target?.name} are deleted first. You will be asked for the name
                    of the host.
                  </Alert>
                )}
              </Stack>
            </Surface>
            <Surface title="How much">
              <Stack>
                <SegmentedControl
                  aria-label="How rows are counted"
                  data={[
                    { value: 'total', label: 'Rows in all' },
                    { value: 'tables', label: 'By table' },
                  ]}
                  {...form.getInputProps('amount')}
                />
                {form.values.amount === 'total' ? (
                  <NumberInput
                    label="Rows"
                    description="Spread over the tables in natural ratios."
                    min={1}
                    allowDecimal={false}
                    {...form.getInputProps('total')}
                    error={wrong.total}
                  />
                ) : (
                  <RowsByTable
                    planned={plan.data?.tables ?? []}
                    value={form.values.perTable}
                    errors={wrong.perTable}
                    onChange={(perTable) => form.setFieldValue('perTable', perTable)}
                  />
                )}
              </Stack>
            </Surface>
            <Surface title="What">
              <Stack>
                <SimpleGrid cols={{ base: 1, xs: 2 }}>
                  <TextInput
                    label="Seed"
                    placeholder="Drawn and recorded"
                    description="The same seed gives the same rows."
                    inputMode="numeric"
                    {...form.getInputProps('seed')}
                    error={wrong.seed}
                    onChange={(event) => form.setFieldValue('seed', event.currentTarget.value.replaceAll(/\D/g, ''))}
                  />
                  <Select
                    label="Language"
                    description="Of names and texts."
                    data={LOCALES}
                    {...form.getInputProps('locale')}
                    error={wrong.locale}
                  />
                </SimpleGrid>
                <Switch
                  label="Keep the recipe as an export"
                  description="It makes the same rows again, anywhere, and contains none of them."
                  {...form.getInputProps('keepRecipe', { type: 'checkbox' })}
                />
                <Switch
                  label="Refuse the run if a table cannot be filled"
                  description="Otherwise that table is left out and named."
                  {...form.getInputProps('strict', { type: 'checkbox' })}
                />
              </Stack>
            </Surface>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            {start.error !== null && start.error.code !== 'confirmation_required' && <FormError error={start.error} />}
            <UnsavedRules>They are not part of the run until they are saved.</UnsavedRules>
            <PlanView
              query={plan}
              onCreateTables={form.values.mode === 'create' ? undefined : () => form.setFieldValue('mode', 'create')}
            />
          </Stack>
        </Grid.Col>
      </Grid>
      <ConfirmTarget
        error={start.error?.code === 'confirmation_required' ? start.error : null}
        isBusy={start.isPending}
        onConfirm={begin}
        onClose={start.reset}
      />
      <RequestApproval opened={isAsking} request={request} onClose={() => setAsking(false)} />
    </Page>
  );
}
