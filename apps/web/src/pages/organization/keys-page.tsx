import { Alert, Button, Grid, Stack } from '@mantine/core';
import { Key as KeyIcon, Plus } from 'iconoir-react';
import { useCall } from '../../api/use-call.ts';
import { CreateKeyDialog } from '../../features/keys/create-key-dialog.tsx';
import { KeyTable } from '../../features/keys/key-table.tsx';
import { RevokeKey } from '../../features/keys/revoke-key.tsx';
import { RotationSteps } from '../../features/keys/rotation-steps.tsx';
import { SnippetTabs } from '../../features/keys/snippet-tabs.tsx';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** The caller's own keys: what scripts and pipelines act with. */
export function KeysPage() {
  const usage = useCall('getUsage', { query: { org_id: useOrganizationId() } });
  const keys = useCall('listKeys', {}, { refetchInterval: 10_000 });
  const [isNew, setNew] = useOpened();
  const [revoked, setRevoked] = useAbout('revoke', keys.data?.items, idOf);
  const hasAccess = usage.data?.api_access;
  const add = hasAccess === true && (
    <Button leftSection={<Plus width={18} />} onClick={() => setNew(true)}>
      Create a key
    </Button>
  );
  return (
    <Page
      title="API keys"
      description="A key acts as you, with the rights that you have at each request. It works in each of your organizations."
      actions={add}
    >
      <Stack gap="lg">
        {hasAccess === false && <NoAccess tier={usage.data?.tier ?? ''} />}
        <Surface flush>
          <KeyTable
            items={keys.data?.items}
            error={keys.error}
            onRetry={() => void keys.refetch()}
            onRevoke={setRevoked}
            empty={
              <EmptyState icon={<KeyIcon width={32} height={32} />} title="No key yet" actions={add} isRepeated>
                With a key, a script or pipeline can push rows without a browser.
              </EmptyState>
            }
          />
        </Surface>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <Surface title="Use a key">
              <SnippetTabs />
            </Surface>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <RotationSteps />
          </Grid.Col>
        </Grid>
      </Stack>
      <CreateKeyDialog opened={isNew && hasAccess === true} onClose={() => setNew(false)} />
      <RevokeKey revoked={revoked} onClose={() => setRevoked(undefined)} />
    </Page>
  );
}

function NoAccess({ tier }: { readonly tier: string }) {
  return (
    <Alert color="yellow" title={`The tier ${tier} has no API access`}>
      This organization refuses keys, and you cannot create one here. The operator of this service can move the
      organization to a tier with API access. Everything works in the browser as before.
    </Alert>
  );
}
