import { Alert, Stack } from '@mantine/core';
import { ApprovalSettings } from '../../features/organizations/approval-settings.tsx';
import { InvitationList } from '../../features/organizations/invitation-list.tsx';
import { LeaveOrganization } from '../../features/organizations/leave-organization.tsx';
import { MemberList } from '../../features/organizations/member-list.tsx';
import { OrganizationName } from '../../features/organizations/organization-name.tsx';
import { isAdmin } from '../../features/organizations/organization-roles.ts';
import { useOrganization } from '../../features/organizations/use-organization.ts';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** Who belongs here, and what they agreed on. */
export function OrganizationPage() {
  const organization = useOrganization();
  return (
    <Page title="Organization" description="Members, invitations, and what needs a second person's approval.">
      <QueryView query={organization}>
        {(data) => (
          <Stack gap="lg" key={data.id}>
            {data.suspended && (
              <Alert color="red" title="This organization is suspended">
                The operator of this service has suspended it. Nothing can be changed or started until it is resumed.
              </Alert>
            )}
            <OrganizationName organization={data} />
            <MemberList organization={data} />
            {isAdmin(data.my_role) && <InvitationList organization={data} />}
            <ApprovalSettings organization={data} />
            <LeaveOrganization organization={data} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
