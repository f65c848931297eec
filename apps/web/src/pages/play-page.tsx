import { Anchor, Box, Group, Tabs, Text, Title } from '@mantine/core';
import { Suspense, lazy, useEffect, useState } from 'react';
import classes from '../features/play/play.module.css';
import { PlanTab } from '../features/play/plan-tab.tsx';
import { RowsTab } from '../features/play/rows-tab.tsx';
import { SourcePanel } from '../features/play/source-panel.tsx';
import { type Play, type Readable, usePlay } from '../features/play/use-play.ts';
import { warmUp } from '../features/play/warm-up.ts';
import { PlanSkeleton } from '../features/preview/plan-skeleton.tsx';
import { Mark } from '../theme/mark.tsx';
import { ColourSchemeChoice } from '../ui/colour-scheme-choice.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useFilters } from '../ui/filters.ts';

const DiagramTab = lazy(async () => ({ default: (await import('../features/play/diagram-tab.tsx')).DiagramTab }));
const RulesTab = lazy(async () => ({ default: (await import('../features/play/rules-tab.tsx')).RulesTab }));

/** Built for any web server there is no service to sign in to. */
const IS_OF_SERVICE = import.meta.env.BASE_URL === '/';

/** Rows for any schema, without an account: everything happens in the browser. */
export function PlayPage() {
  const play = usePlay();
  const isReady = play.readable !== undefined;
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    if (isReady) void warmUp().then(setWarm);
  }, [isReady]);
  return (
    <div className={classes.page}>
      <Group component="header" className={classes.header ?? ''} gap="sm" justify="space-between">
        <Group gap="sm">
          <Mark size={24} named />
          <Title order={1} fz="md" fw={500}>
            Playground
          </Title>
          <Text c="dimmed" fz="sm" visibleFrom="md">
            Nothing that you type leaves this browser{isWarm && '. From now on it works offline too'}
          </Text>
        </Group>
        <Group gap="md" wrap="nowrap">
          <Box w={190}>
            <ColourSchemeChoice />
          </Box>
          {IS_OF_SERVICE && (
            <Anchor href="/" fz="sm">
              Sign in
            </Anchor>
          )}
        </Group>
      </Group>
      <SourcePanel play={play} />
      <Result play={play} />
    </div>
  );
}

function Result({ play }: { readonly play: Play }) {
  const [{ tab = 'rows' }, setFilters] = useFilters('tab', 'row');
  return (
    <Tabs
      component="main"
      className={classes.result ?? ''}
      value={tab}
      onChange={(value) => setFilters({ tab: value === 'rows' ? undefined : (value ?? undefined), row: undefined })}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs ?? ''} aria-label="The result">
        <Tabs.Tab value="rows">Rows</Tabs.Tab>
        <Tabs.Tab value="diagram">Diagram</Tabs.Tab>
        <Tabs.Tab value="plan">Plan</Tabs.Tab>
        <Tabs.Tab value="rules">Rules</Tabs.Tab>
      </Tabs.List>
      {play.readable === undefined ? <Nothing play={play} /> : <Panels play={play} readable={play.readable} />}
    </Tabs>
  );
}

function Nothing({ play: { isReading, issues, failure, retry } }: { readonly play: Play }) {
  if (failure !== null) return <ErrorState error={failure} onRetry={retry} />;
  if (isReading) return <PlanSkeleton />;
  return issues.length > 0 ? (
    <EmptyState title="The text cannot be read yet">
      Errors are shown below it, with line and column. Rows appear as soon as the text is valid.
    </EmptyState>
  ) : (
    <EmptyState title="No table yet">Paste CREATE TABLE statements, open a file, or take a pack.</EmptyState>
  );
}

function Panels({ play, readable }: { readonly play: Play; readonly readable: Readable }) {
  const { wishes, rules, changeRules, isCurrent, isReading } = play;
  const given = { ...readable, wishes };
  const panel = { className: classes.tab ?? '' };
  return (
    <Suspense fallback={<PlanSkeleton />}>
      {!isCurrent && !isReading && (
        <div className={classes.old}>The new text cannot be read yet. These are the previous tables.</div>
      )}
      <Tabs.Panel value="rows" {...panel}>
        <RowsTab source={readable.source} wishes={wishes} />
      </Tabs.Panel>
      <Tabs.Panel value="diagram" {...panel}>
        <DiagramTab {...given} />
      </Tabs.Panel>
      <Tabs.Panel value="plan" {...panel}>
        <PlanTab source={readable.source} wishes={wishes} />
      </Tabs.Panel>
      <Tabs.Panel value="rules" {...panel}>
        <RulesTab {...given} rules={rules} onChange={changeRules} />
      </Tabs.Panel>
    </Suspense>
  );
}
