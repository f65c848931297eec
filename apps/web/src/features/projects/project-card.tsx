import { Group, Stack, Text } from '@mantine/core';
import type { Project } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { Lock } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { countOf } from '../../ui/format.ts';
import { Time } from '../../ui/time.tsx';
import { EngineBadge } from './engine-badge.tsx';
import classes from './project-card.module.css';

export function ProjectCard({ project }: { readonly project: Project }) {
  const { id, name, engine, visibility, settings } = project;
  const { last_generation_at: lastRun, snapshots_count: snapshots, latest_snapshot_at: captured } = project;
  return (
    <Link to={addresses.project(id)} className={classes.card}>
      <Stack gap={6} h="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fw={600} lineClamp={2} className={classes.name}>
            {name}
          </Text>
          <EngineBadge engine={engine} />
        </Group>
        <Text c="dimmed" fz="sm" lineClamp={2} flex={1}>
          {settings.description ?? `Schema ${project.schema_name}`}
        </Text>
        <Group gap="2px 16px" c="dimmed" fz="xs" mt={4}>
          <span>
            {lastRun === null ? (
              'No run yet'
            ) : (
              <>
                Last run <Time at={lastRun} />
              </>
            )}
          </span>
          <span>
            {captured === null ? (
              'No snapshot yet'
            ) : (
              <>
                {countOf(snapshots, 'snapshot')}, the newest <Time at={captured} />
              </>
            )}
          </span>
          {visibility === 'roster' && (
            <Group gap={3} component="span">
              <Lock width={13} height={13} aria-hidden /> Roster only
            </Group>
          )}
        </Group>
      </Stack>
    </Link>
  );
}
