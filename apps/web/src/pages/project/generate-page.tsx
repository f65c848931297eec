import { Button, Grid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useAct, useAll } from '../../api/use-call.ts';
import { AmountFields } from '../../features/generate/amount-fields.tsx';
import { ConfirmTarget } from '../../features/generate/confirm-target.tsx';
import { PlanView } from '../../features/generate/plan-view.tsx';
import { RequestApproval } from '../../features/generate/request-approval.tsx';
import { EMPTY_RUN, type RunForm, toRequest } from '../../features/generate/run-form.ts';
import { issuesOfFields } from '../../features/generate/run-fields.ts';
import { TargetFields } from '../../features/generate/target-fields.tsx';
import { WhatFields } from '../../features/generate/what-fields.tsx';
import { useServerPlan } from '../../features/generate/use-server-plan.ts';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSnapshot } from '../../features/projects/use-project-source.ts';
import { UnsavedRules } from '../../features/rules/unsaved-rules.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-issues.tsx';
import { Page } from '../../ui/page.tsx';

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
            <TargetFields form={form} wrong={wrong} connections={connections} />
            <AmountFields form={form} wrong={wrong} planned={plan.data?.tables ?? []} />
            <WhatFields form={form} wrong={wrong} />
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
