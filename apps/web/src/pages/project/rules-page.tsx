import { Alert, Anchor, Stack, Tabs, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { ApiError } from '@rowloom/client';
import type { Issue, Rules } from '@rowloom/engine';
import { type ReactNode, useMemo } from 'react';
import { usePeople } from '../../features/organizations/use-people.ts';
import { useWishes } from '../../features/preview/use-wishes.ts';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSource } from '../../features/projects/use-project-source.ts';
import { RuleEditor } from '../../features/rules/rule-editor.tsx';
import { RuleIssues } from '../../features/rules/rule-issues.tsx';
import { RulesBar } from '../../features/rules/rules-bar.tsx';
import { RulesConflict } from '../../features/rules/rules-conflict.tsx';
import { RulesJson } from '../../features/rules/rules-json.tsx';
import { useProjectRules } from '../../features/rules/use-project-rules.ts';
import type { LoomSource } from '../../loom/protocol.ts';
import { usePlan } from '../../loom/use-loom.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { countOf } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';

/** What the team decides by hand about the rows: by form or as a file, with the values that come of it beside. */
export function RulesPage() {
  const { source, snapshots, error, retry } = useProjectSource();
  const state = useProjectRules();
  const { query } = state;
  const loadError = error ?? (query.data === undefined ? query.error : null);
  if (loadError !== null)
    return (
      <ErrorState
        error={loadError}
        onRetry={() => {
          retry();
          if (query.data === undefined) void query.refetch();
        }}
      />
    );
  if (snapshots.data?.items.length === 0) return <NoSnapshot />;
  if (source?.kind !== 'document' || query.data === undefined) return <PageSkeleton title="Rules" />;
  return <RulesOf source={source} state={state} saved={query.data} />;
}

type RulesState = ReturnType<typeof useProjectRules>;

type RulesOfProps = {
  readonly source: Extract<LoomSource, { readonly kind: 'document' }>;
  readonly state: RulesState;
  readonly saved: LastChangeProps['of'];
};

function RulesOf({ source, state, saved }: RulesOfProps) {
  const { rules, unsaved, isEditor, saving } = state;
  const { wishes } = useWishes();
  const [settled] = useDebouncedValue(rules, 250);
  const now = useMemo(() => ({ ...wishes, rules: settled }), [wishes, settled]);
  const before = useMemo(() => ({ ...wishes, rules: state.saved }), [wishes, state.saved]);
  const woven = usePlan(source, now);
  const issues = woven.data?.issues ?? [];
  const change = (next: Rules): void => {
    if (saving.error !== null) saving.reset();
    state.change(next);
  };
  return (
    <Page
      title="Rules"
      badge={<RulesBadges state={state} problems={issues.length} />}
      description={<LastChange of={saved} />}
      actions={<Actions state={state} issues={issues} onChange={change} />}
    >
      <Stack gap="md">
        {!isEditor && <ReadOnly />}
        {saving.error !== null && <NotSaved error={saving.error} state={state} />}
        <Unreadable unsaved={unsaved} />
        <LoadFailure what="Rows made with these rules" query={woven} />
        <WaysToWrite
          form={
            <RuleEditor
              source={source}
              tables={source.schema.tables.filter(({ partition_of: whole }) => whole === undefined)}
              enums={source.schema.enums}
              rules={rules}
              woven={woven.data}
              now={now}
              before={before}
              isChanged={unsaved !== undefined}
              isReadOnly={!isEditor}
              onChange={change}
            />
          }
          json={
            <Surface title="Rules file">
              <RulesJson
                rules={rules}
                unfinished={unsaved?.text}
                isReadOnly={!isEditor}
                onChange={change}
                onUnfinished={state.hold}
              />
            </Surface>
          }
        />
        {issues.length > 0 && <RuleIssues issues={issues} rules={rules} isReadOnly={!isEditor} onChange={change} />}
      </Stack>
    </Page>
  );
}

function ReadOnly() {
  const { project } = useProject();
  return (
    <Text c="dimmed" fz="sm">
      Your role ({project.my_role.replaceAll('_', ' ')}) can see the rules but not change them.
    </Text>
  );
}

type ActionsProps = {
  readonly state: RulesState;
  readonly issues: readonly Issue[];
  readonly onChange: (rules: Rules) => void;
};

function Actions({ state, issues, onChange }: ActionsProps) {
  const { project } = useProject();
  const { rules, unsaved, isEditor, saving } = state;
  // What is wrong with the schema alone keeps nobody from saving rules.
  const isWrong = issues.some(({ path, code }) => path.startsWith('rules') || code.startsWith('rule'));
  return (
    <RulesBar
      projectName={project.name}
      rules={rules}
      isEditor={isEditor}
      isUnsaved={unsaved !== undefined}
      isSaving={saving.isPending}
      canSave={!isWrong && unsaved?.text === undefined}
      onImport={(imported) => {
        onChange(imported);
        notifications.show({ message: 'The rules file has been imported. Save it to apply it to every run.' });
      }}
      onDiscard={state.discard}
      onSave={() => state.save(false)}
    />
  );
}

/** A half-written file, told where it cannot be seen. */
function Unreadable({ unsaved }: Pick<RulesState, 'unsaved'>) {
  const [{ tab }] = useFilters('tab');
  if (unsaved?.text === undefined || tab === 'json') return null;
  return (
    <Alert color="yellow" variant="light" py="xs">
      The text of the rules file is not valid yet, and is kept. Finish it in the JSON tab, or discard it; a change in
      the form replaces it.
    </Alert>
  );
}

function RulesBadges({ state, problems }: { readonly state: RulesState; readonly problems: number }) {
  const { unsaved, isEditor } = state;
  return (
    <>
      {unsaved !== undefined && <StatusBadge tone="careful">unsaved in this browser</StatusBadge>}
      {!isEditor && <StatusBadge tone="neutral">read only</StatusBadge>}
      {problems > 0 && (
        <Anchor href="#issues" fz="sm" c="var(--mantine-color-error)">
          {countOf(problems, 'problem')}
        </Anchor>
      )}
    </>
  );
}

type LastChangeProps = { readonly of: { readonly updated_at: string | null; readonly updated_by: string | null } };

function LastChange({ of: { updated_at: changedAt, updated_by: changedBy } }: LastChangeProps) {
  const nameOf = usePeople(useProject().project.organization_id);
  if (changedAt === null) return 'Rules of the team for every run. There are none yet.';
  return (
    <>
      They apply to every run of the project. Last changed by {changedBy === null ? 'nobody' : nameOf(changedBy)},{' '}
      <Time at={changedAt} />.
    </>
  );
}

/** Why they were not saved, and the ways out. */
function NotSaved({ error, state }: { readonly error: ApiError; readonly state: RulesState }) {
  const { project } = useProject();
  return (
    <Alert color="red" variant="light" role="alert" title="The rules were not saved">
      <Stack gap="xs" align="flex-start">
        {error.fields.length > 0
          ? error.fields.map(({ path, message }) => <div key={path}>{`${path}: ${message}`}</div>)
          : error.message}
        <div>Your text is kept in this browser, even after a reload.</div>
        {error.code === 'invalid_state' && (
          <RulesConflict projectName={project.name} onDiscard={state.discard} onReplace={() => state.save(true)} />
        )}
      </Stack>
    </Alert>
  );
}

/** By form, or as the text of a file. */
function WaysToWrite({ form, json }: { readonly form: ReactNode; readonly json: ReactNode }) {
  const [{ tab = 'form' }, setFilters] = useFilters('tab');
  return (
    <Tabs
      value={tab}
      onChange={(value) => setFilters({ tab: value === 'json' ? 'json' : undefined })}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label="How to write rules">
        <Tabs.Tab value="form">Form</Tabs.Tab>
        <Tabs.Tab value="json">JSON</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="form">{form}</Tabs.Panel>
      <Tabs.Panel value="json">{json}</Tabs.Panel>
    </Tabs>
  );
}
