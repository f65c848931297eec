import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { formatNumber } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { QueryView, SkeletonLines } from '../../ui/query-view.tsx';
import { Time } from '../../ui/time.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';
import { usePeople } from '../organizations/use-people.ts';
import { useProjectNames } from '../projects/use-project-names.ts';
import { describeEffect, describeRun } from './describe-run.ts';
import { useWaitingForMe } from './use-waiting-for-me.ts';
import classes from './waiting-approvals.module.css';

const MAX_SHOWN = 5;

/** Runs that others want to start and that wait for this person's decision. */
export function WaitingApprovals() {
  const organizationId = useOrganizationId();
  const waiting = useWaitingForMe();
  const nameOfPerson = usePeople();
  const { nameOf } = useProjectNames();
  return (
    <Surface title="Waiting for approval">
      <QueryView query={waiting} skeleton={<SkeletonLines lines={2} />}>
        {(items) =>
          items.length === 0 ? (
            <Text c="dimmed" fz="sm">
              Nothing is waiting for you.
            </Text>
          ) : (
            <Stack gap={10}>
              {items.slice(0, MAX_SHOWN).map((approval) => (
                <Stack key={approval.id} gap={0} className={classes.item}>
                  <Group gap={6}>
                    <Anchor component={Link} to={addresses.approval(approval.organization_id, approval.id)}>
                      {describeRun(approval)}
                    </Anchor>
                    {describeEffect(approval.resolved.target).isDestructive && (
                      <StatusBadge tone="bad" size="xs">
                        destructive
                      </StatusBadge>
                    )}
                  </Group>
                  {approval.reason !== null && (
                    <Text fz="sm" lineClamp={1}>
                      {approval.reason}
                    </Text>
                  )}
                  <Text c="dimmed" fz="xs" lineClamp={2}>
                    <Time at={approval.requested_at} />, <bdi>{nameOfPerson(approval.requested_by)}</bdi> in{' '}
                    <bdi>{nameOf(approval.project_id) ?? approval.project_id}</bdi>
                  </Text>
                </Stack>
              ))}
              {items.length > MAX_SHOWN && (
                <Anchor component={Link} to={addresses.organization(organizationId, 'approvals')} fz="sm">
                  All {formatNumber(items.length)}
                </Anchor>
              )}
            </Stack>
          )
        }
      </QueryView>
    </Surface>
  );
}
