import { Anchor, Grid, Stack } from '@mantine/core';
import type { SeenApproval } from '@rowloom/contract';
import { Link, useParams } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useCall } from '../../api/use-call.ts';
import { ApprovalActions, ApprovalNext } from '../../features/approvals/approval-actions.tsx';
import { ApprovalDecisions } from '../../features/approvals/approval-decisions.tsx';
import { ApprovalFacts } from '../../features/approvals/approval-facts.tsx';
import { ApprovalPlan } from '../../features/approvals/approval-plan.tsx';
import { ApprovalStateBadge } from '../../features/approvals/approval-state.tsx';
import { DecideForm } from '../../features/approvals/decide-form.tsx';
import { describeRun } from '../../features/approvals/describe-run.ts';
import { usePeople } from '../../features/organizations/use-people.ts';
import { useProjectNames } from '../../features/projects/use-project-names.ts';
import { Page, PageSkeleton } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';

/** One request: what will run, where, and the decision about it. */
export function ApprovalPage() {
  const { approvalId = '' } = useParams({ strict: false });
  const query = useCall('getApproval', { params: { id: approvalId } }, { refetchInterval: 5000 });
  return (
    <QueryView query={query} skeleton={<PageSkeleton title="Approval" />}>
      {(approval) => <ApprovalView approval={approval} />}
    </QueryView>
  );
}

function ApprovalView({ approval }: { readonly approval: SeenApproval }) {
  const { project_id: project } = approval;
  const role = useCall('getMyRole', { params: { id: project } });
  const { nameOf } = useProjectNames();
  const nameOfPerson = usePeople();
  return (
    <Page
      title={describeRun(approval)}
      badge={<ApprovalStateBadge approval={approval} />}
      description={
        <>
          <Anchor component={Link} to={addresses.organization(approval.organization_id, 'approvals')}>
            Approvals
          </Anchor>
          {' · '}
          <Anchor component={Link} to={addresses.project(project)}>
            {nameOf(project) ?? project}
          </Anchor>
        </>
      }
      actions={role.data !== undefined && <ApprovalActions approval={approval} role={role.data} />}
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            <ApprovalFacts approval={approval} />
            <ApprovalPlan approval={approval} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Surface title="Decision">
            <Stack>
              <ApprovalDecisions approval={approval} />
              <ApprovalNext approval={approval} requester={nameOfPerson(approval.requested_by)} />
              <DecideForm approval={approval} />
            </Stack>
          </Surface>
        </Grid.Col>
      </Grid>
    </Page>
  );
}
