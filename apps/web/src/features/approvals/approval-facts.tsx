import { Alert, Anchor, Code, Group, Stack, Text } from '@mantine/core';
import type { Approval } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { CheckCircle, WarningTriangle } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { countOf, formatTime } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { MODE_WORDS } from '../generate/mode-words.ts';
import { SnapshotName } from '../snapshots/snapshot-name.tsx';
import { localeLabel } from '../preview/locales.ts';
import { describeEffect, describePlace, describePlanned, describeRows } from './describe-run.ts';

/** What exactly will run, and what becomes of what is there already. */
export function ApprovalFacts({ approval }: { readonly approval: Approval }) {
  const { run, resolved, plan_digest: digest } = approval;
  const { target, seed, as_of: present, locale } = resolved;
  const effect = describeEffect(target);
  const rules = Object.keys(run.rules ?? {}).length;
  return (
    <Surface title="What will run">
      <Stack>
        <Alert
          color={effect.isDestructive ? 'red' : 'gray'}
          variant="light"
          title={effect.title}
          icon={effect.isDestructive ? <WarningTriangle /> : <CheckCircle />}
        >
          {effect.text}
        </Alert>
        <FactList
          facts={[
            ['Target', target === null ? 'none' : <Target key="target" target={target} />],
            ['Mode', target === null ? undefined : MODE_WORDS[target.mode]],
            ['Rows', describePlanned(resolved) ?? undefined],
            ['Rows asked for', describeRows(run.rows)],
            ['Schema', <Source key="source" approval={approval} />],
            ['Seed', <Code key="seed">{seed}</Code>],
            ['Language', localeLabel(locale)],
            ['Dates are relative to', formatTime(present)],
            [
              'Rules',
              rules === 0
                ? 'those of the project'
                : `those of the project, and ${countOf(rules, 'rule')} of the request`,
            ],
            ['Recipe', run.export === true ? 'kept as an export' : undefined],
            [
              'Digest',
              <Code key="digest" fz="xs">
                {digest}
              </Code>,
            ],
          ]}
        />
        {rules > 0 && (
          <details>
            <summary>The rules</summary>
            <Code block mt="xs">
              {JSON.stringify(run.rules, null, 2)}
            </Code>
          </details>
        )}
      </Stack>
    </Surface>
  );
}

type Resolved = Approval['resolved'];

function Target({ target }: { readonly target: NonNullable<Resolved['target']> }) {
  return (
    <Stack gap={2} align="flex-start">
      <Group gap={6}>
        <Text fw={550}>{target.name ?? 'A connection that was deleted'}</Text>
        {target.kind !== null && <Text c="dimmed">{CONNECTION_KINDS[target.kind].label}</Text>}
      </Group>
      <Code>{describePlace(target)}</Code>
    </Stack>
  );
}

function Source({ approval }: { readonly approval: Approval }) {
  const { snapshot_id: snapshot, template_id: template } = approval.resolved.source;
  if (snapshot !== undefined)
    return (
      <Anchor component={Link} to={addresses.snapshot(approval.project_id, snapshot)}>
        Snapshot <SnapshotName id={snapshot} />
      </Anchor>
    );
  return (
    <Anchor component={Link} to={addresses.template(approval.organization_id, template ?? '')}>
      Template {template}
    </Anchor>
  );
}
