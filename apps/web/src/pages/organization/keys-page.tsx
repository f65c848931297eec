import { Alert, Button, Code, Grid, Menu, Stack, Text } from '@mantine/core';
import type { Key } from '@rowloom/contract';
import { Key as KeyIcon, Plus } from 'iconoir-react';
import { useAct, useCall } from '../../api/use-call.ts';
import { CreateKeyDialog } from '../../features/keys/create-key-dialog.tsx';
import { KeyEnd } from '../../features/keys/key-end.tsx';
import { RotationSteps } from '../../features/keys/rotation-steps.tsx';
import { SnippetTabs } from '../../features/keys/snippet-tabs.tsx';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** The caller's own keys: what scripts and pipelines act with. */
export function KeysPage() {
  const usage = useCall('getUsage', { query: { org_id: useOrganizationId() } });
  const keys = useCall('listKeys', {}, { refetchInterval: 10_000 });
  const revoke = useAct('revokeKey', ['listKeys', 'getUsage']);
  const [isNew, setNew] = useOpened();
  const [revoked, setRevoked] = useAbout('revoke', keys.data?.items, idOf);
  const hasAccess = usage.data?.api_access;
  const columns: readonly DataColumn<Key>[] = [
    {
      header: 'Name',
      cell: ({ name, prefix, last_used_at: used }) => (
        <>
          <Text fw={550}>{name}</Text>
          <Code fz="xs">{prefix}…</Code>
          <Text fz="xs" c="dimmed" hiddenFrom="sm">
            {used === null ? (
              'never used'
            ) : (
              <>
                used <Time at={used} />
              </>
            )}
          </Text>
        </>
      ),
    },
    {
      header: 'Last used',
      secondary: true,
      nowrap: true,
      cell: ({ last_used_at: at }) => (at === null ? 'Never' : <Time at={at} />),
    },
    { header: 'Ends', nowrap: true, cell: (key) => <KeyEnd at={key.expires_at} /> },
    { header: 'Created', secondary: true, nowrap: true, cell: ({ created_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (key) => (
        <RowMenu name={key.name}>
          <Menu.Item color="red" onClick={() => setRevoked(key)}>
            Revoke
          </Menu.Item>
        </RowMenu>
      ),
    },
  ];
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
        {hasAccess === false && (
          <Alert color="yellow" title={`The tier ${usage.data?.tier ?? ''} has no API access`}>
            Keys are refused in this organization, and none can be created from here. The operator of this service can
            move the organization to a tier with API access. Everything works in the browser as before.
          </Alert>
        )}
        <Surface flush>
          <FindableTable
            find={{ label: 'Find a key', textOf: ({ name, prefix }) => `${name} ${prefix}` }}
            label="API keys"
            columns={columns}
            items={keys.data?.items}
            keyOf={({ id }) => id}
            error={keys.error}
            onRetry={() => void keys.refetch()}
            empty={
              <EmptyState icon={<KeyIcon width={32} height={32} />} title="No key yet" actions={add} isRepeated>
                With a key, a script or a pipeline pushes rows without a browser.
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
      <ConfirmDialog
        opened={revoked !== undefined}
        title="Revoke this key?"
        name={revoked?.name ?? ''}
        action="Revoke the key"
        act={revoke}
        onConfirm={() =>
          revoked !== undefined &&
          revoke.mutate({ params: { key_id: revoked.id } }, { onSuccess: () => setRevoked(undefined) })
        }
        onClose={() => setRevoked(undefined)}
      >
        The next request with <Code>{revoked?.prefix}…</Code> is refused. It cannot be brought back.
      </ConfirmDialog>
    </Page>
  );
}
