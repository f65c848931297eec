import { Anchor, Code, Text } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { formatTime } from '../../ui/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Surface } from '../../ui/surface.tsx';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { localeLabel } from '../preview/locales.ts';

/** What decided the rows of a run, and where they went. */
export function RunFacts({ run }: { readonly run: Generation }) {
  return (
    <Surface title="What ran">
      <FactList
        facts={[
          [
            'Target',
            run.target === null
              ? 'Rehearsal: rows are made, checked and discarded'
              : `${run.target.name} (${CONNECTION_KINDS[run.target.kind].label})`,
          ],
          ['Mode', run.mode],
          ['Seed', <Code key="seed">{run.seed}</Code>],
          ['Language', localeLabel(run.locale)],
          ['Dates are relative to', formatTime(run.as_of)],
          ['Started', run.started_at === null ? undefined : formatTime(run.started_at)],
          ['Ended', run.finished_at === null ? undefined : formatTime(run.finished_at)],
          [
            'Approval',
            run.approval_id === null ? undefined : (
              <Anchor key="approval" component={Link} to={addresses.approval(run.organization_id, run.approval_id)}>
                {run.approval_id}
              </Anchor>
            ),
          ],
          [
            'Plan',
            <Text key="plan" ff="monospace" fz="xs" truncate title={run.plan_digest}>
              {run.plan_digest}
            </Text>,
          ],
        ]}
      />
    </Surface>
  );
}
