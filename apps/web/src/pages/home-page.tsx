import { Button, Grid, Stack } from '@mantine/core';
import { Plus } from 'iconoir-react';
import { useAll } from '../api/use-call.ts';
import { useOrganizationId } from '../features/organizations/use-organization.ts';
import { NewProjectDialog } from '../features/projects/new-project-dialog.tsx';
import { BEGINNINGS } from '../features/projects/use-new-project.ts';
import { ProjectCards } from '../features/projects/project-cards.tsx';
import { WaysToBegin } from '../features/projects/ways-to-begin.tsx';
import { RecentRuns } from '../features/runs/recent-runs.tsx';
import { UsageGlance } from '../features/usage/usage-glance.tsx';
import { WaitingApprovals } from '../features/approvals/waiting-approvals.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { useOpenedAs } from '../ui/use-opened.ts';

/** What there is, what happens, and what waits for me. */
export function HomePage() {
  const organizationId = useOrganizationId();
  const projects = useAll('listProjects', { query: { org_id: organizationId } });
  const dialog = useOpenedAs(BEGINNINGS);
  return (
    <Page
      title="Home"
      actions={
        <Button leftSection={<Plus width={18} />} onClick={() => dialog.open()}>
          New project
        </Button>
      }
    >
      <NewProjectDialog dialog={dialog} />
      <QueryView query={projects}>
        {(items) =>
          items.length === 0 ? (
            <WaysToBegin onBegin={dialog.open} />
          ) : (
            <Grid gap="lg">
              <Grid.Col span={{ base: 12, lg: 8 }}>
                <Stack gap="lg">
                  <ProjectCards projects={items} />
                  <RecentRuns projects={items} />
                </Stack>
              </Grid.Col>
              <Grid.Col span={{ base: 12, lg: 4 }}>
                <Stack gap="lg">
                  <WaitingApprovals />
                  <UsageGlance />
                </Stack>
              </Grid.Col>
            </Grid>
          )
        }
      </QueryView>
    </Page>
  );
}
