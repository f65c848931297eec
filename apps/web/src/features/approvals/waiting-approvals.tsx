import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { Surface } from '../../ui/surface.tsx';
import { SkeletonLines } from '../../ui/query-view.tsx';
import { Time } from '../../ui/time.tsx';
import { describeRun } from './describe-run.ts';
import { useWaitingForMe } from './use-waiting-for-me.ts';

const MOST = 8;

/** Runs that others want to start and that wait for this person's decision. */
export function WaitingApprovals() {
  const waiting = useWaitingForMe();
  return (
    <Surface title="Waiting for approval">
      {waiting === undefined ? (
        <SkeletonLines lines={2} />
      ) : waiting.length === 0 ? (
        <Text c="dimmed" fz="sm">
          Nothing waits for you.
        </Text>
      ) : (
        <Stack gap={10}>
          {waiting.slice(0, MOST).map((approval) => (
            <Stack key={approval.id} gap={0}>
              <Anchor component={Link} to={addresses.approval(approval.organization_id, approval.id)}>
                {describeRun(approval)}
              </Anchor>
              <Text c="dimmed" fz="xs">
                {approval.reason !== null && (
                  <Text span inherit lineClamp={1}>
                    {approval.reason}
                  </Text>
                )}
                <Time at={approval.requested_at} />
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Surface>
  );
}
