import { Grid, Stack } from '@mantine/core';
import type { Snapshot } from '@rowloom/contract';
import { useAll } from '../../api/use-call.ts';
import { AmountFields } from '../../features/generate/amount-fields.tsx';
import { ConfirmTarget } from '../../features/generate/confirm-target.tsx';
import { PlanView } from '../../features/generate/plan-view.tsx';
import { RequestApproval } from '../../features/generate/request-approval.tsx';
import { RunButton } from '../../features/generate/run-button.tsx';
import { issuesOfFields } from '../../features/generate/run-fields.ts';
import { toRequest } from '../../features/generate/run-form.ts';
import { TargetFields } from '../../features/generate/target-fields.tsx';
import { useRunForm } from '../../features/generate/use-run-form.ts';
import { useRunStart } from '../../features/generate/use-run-start.ts';
import { useServerPlan } from '../../features/generate/use-server-plan.ts';
import { WhatFields } from '../../features/generate/what-fields.tsx';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSnapshot } from '../../features/projects/use-project-source.ts';
import { UnsavedRules } from '../../features/rules/unsaved-rules.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormError } from '../../ui/form-issues.tsx';
import { Page } from '../../ui/page.tsx';
import { useAsked } from '../../ui/use-asked.ts';

/** Everything that decides a run, and what it would do, before anything starts. */
export function GeneratePage() {
  const { current, snapshots } = useProjectSnapshot();
  if (snapshots.data === undefined && snapshots.error !== null)
    return (
      <Page title="Generate">
        <ErrorState error={snapshots.error} onRetry={() => void snapshots.refetch()} />
      </Page>
    );
  return snapshots.data?.items.length === 0 ? <NoSnapshot /> : <Planner snapshot={current} />;
}

function Planner({ snapshot }: { readonly snapshot: Snapshot | undefined }) {
  const { project, may } = useProject();
  const connections = useAll('listConnections', { params: { id: project.id } }, { enabled: may('connections.read') });
  const form = useRunForm(project.settings.default_locale ?? 'en');
  const wished = toRequest(form.values, snapshot?.id);
  const { query, current } = useServerPlan(project.id, wished, snapshot !== undefined);
  const { plan, request = wished } = current ?? {};
  const { act, begin, question, failure } = useRunStart(project, request);
  const [isAsking, setAsking] = useAsked('approval');
  const isRehearsal = form.values.connectionId === '';
  const needsApproval = query.data?.plan.approval_required === true && !isRehearsal;
  const isReady = plan?.feasible === true && plan.cost.within_cap && plan.cost.within_quota;
  const wrong = issuesOfFields([...(act.error?.fields ?? []), ...(query.error?.fields ?? []), ...(plan?.issues ?? [])]);
  const say = { isRehearsal, needsApproval, isReady, isBusy: act.isPending };
  return (
    <Page
      title="Generate"
      description="Rows are streamed into your target. Rowloom keeps none of them."
      actions={<RunButton {...say} onStart={() => begin()} onRequest={() => setAsking(true)} />}
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <TargetFields form={form} wrong={wrong} connections={connections} suited={current?.request.target?.mode} />
            <AmountFields form={form} wrong={wrong} planned={query.data?.plan.tables ?? []} />
            <WhatFields form={form} wrong={wrong} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            {failure !== null && <FormError error={failure} />}
            <UnsavedRules>They are not part of the run until they are saved.</UnsavedRules>
            <PlanView
              query={query}
              tables={snapshot?.tables_count}
              onMode={(mode) => form.setFieldValue('mode', mode)}
            />
          </Stack>
        </Grid.Col>
      </Grid>
      <ConfirmTarget error={question} isBusy={act.isPending} onConfirm={begin} onClose={act.reset} />
      {needsApproval && isReady && (
        <RequestApproval opened={isAsking} request={request} onClose={() => setAsking(false)} />
      )}
    </Page>
  );
}
