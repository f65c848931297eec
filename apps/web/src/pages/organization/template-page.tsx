import { Anchor, Button, Stack, Tabs, Text } from '@mantine/core';
import type { Template } from '@rowloom/contract';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct, useCall } from '../../api/use-call.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { PreviewView } from '../../features/preview/preview-view.tsx';
import { NO_RULES, useChosenWishes } from '../../features/preview/use-chosen-wishes.ts';
import { NewProjectDialog } from '../../features/projects/new-project-dialog.tsx';
import { BEGINNINGS } from '../../features/projects/use-new-project.ts';
import { SchemaView } from '../../features/schema/schema-view.tsx';
import { TemplateDetails } from '../../features/templates/template-details.tsx';
import { TemplateDialog } from '../../features/templates/template-dialog.tsx';
import { useManagesTemplates, useTemplateSource } from '../../features/templates/use-template.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFilters } from '../../ui/filters.ts';
import { Page, PageSkeleton } from '../../ui/page.tsx';
import { QueryView, SkeletonLines } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useOpenedAs } from '../../ui/use-opened.ts';

/** One template: its picture, its rows, and a project from it. */
export function TemplatePage() {
  const { templateId = '' } = useParams({ strict: false });
  const query = useCall('getTemplate', { params: { id: templateId } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton title="Template" wide />}>
      {(template) => <TemplateView template={template} />}
    </QueryView>
  );
}

function TemplateView({ template }: { readonly template: Template }) {
  const isManager = useManagesTemplates() && !template.builtin;
  const start = useOpenedAs(BEGINNINGS);
  const [, setDialog] = useFilters('dialog');
  const ask = (name: Question): void => setDialog({ dialog: name }, 'here');
  return (
    <Page
      wide
      title={template.name}
      description={
        <>
          <Anchor component={Link} to={useListAddress()} underline="always">
            Templates
          </Anchor>
          {' · '}
          {template.builtin ? 'Ships with Rowloom and cannot be changed' : 'Of your organization'}
        </>
      }
      actions={
        <>
          {isManager && (
            <>
              <Button variant="default" onClick={() => ask('delete')}>
                Delete
              </Button>
              <Button variant="default" onClick={() => ask('change')}>
                Change
              </Button>
            </>
          )}
          <Button onClick={() => start.open()}>Start a project from it</Button>
        </>
      }
    >
      <Parts template={template} />
      <NewProjectDialog key={template.id} dialog={start} template={template} />
      {isManager && <Changes template={template} onClose={() => ask(undefined)} />}
    </Page>
  );
}

const useListAddress = (): string => addresses.organization(useOrganizationId(), 'templates');

/** Its description, and what there is to see of it. */
function Parts({ template }: { readonly template: Template }) {
  const [{ tab = 'diagram' }, setFilters] = useFilters('tab', 'row');
  return (
    <Stack gap="md">
      {template.description !== '' && (
        <Text maw={820} style={{ overflowWrap: 'anywhere' }}>
          {template.description}
        </Text>
      )}
      <Tabs
        value={tab}
        onChange={(value) => setFilters({ tab: value ?? undefined, row: undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label="Parts of the template">
          <Tabs.Tab value="diagram">Diagram</Tabs.Tab>
          <Tabs.Tab value="rows">Sample rows</Tabs.Tab>
          <Tabs.Tab value="details">Details</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="diagram">
          <DiagramTab template={template} />
        </Tabs.Panel>
        <Tabs.Panel value="rows">
          <RowsTab template={template} />
        </Tabs.Panel>
        <Tabs.Panel value="details">
          <TemplateDetails template={template} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

type Question = 'change' | 'delete' | undefined;

/** For those who may change it. */
function Changes({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useAct('deleteTemplate', ['listTemplates']);
  const [{ dialog }] = useFilters('dialog');
  const list = useListAddress();
  return (
    <>
      <TemplateDialog opened={dialog === 'change'} template={template} onDone={onClose} onClose={onClose} />
      <ConfirmDialog
        opened={dialog === 'delete'}
        title="Delete this template?"
        name={template.name}
        action="Delete the template"
        act={remove}
        onConfirm={() =>
          remove.mutate({ params: { id: template.id } }, { onSuccess: () => void navigate({ to: list }) })
        }
        onClose={onClose}
      >
        Snapshots and runs that came from it stay as they are.
      </ConfirmDialog>
    </>
  );
}

function DiagramTab({ template }: { readonly template: Template }) {
  const { source, schema } = useTemplateSource(template);
  const wishes = useChosenWishes(NO_RULES, 'en');
  const [{ table }, setFilters] = useFilters('table', 'tab');
  if (source === undefined) return <QueryView query={schema}>{() => <SkeletonLines lines={8} />}</QueryView>;
  return (
    <Surface flush>
      <SchemaView
        source={source}
        schema={source.schema}
        wishes={wishes}
        table={table}
        onChoose={(chosen) => setFilters({ table: chosen })}
        height="calc(100vh - 250px)"
        actions={
          <Button variant="light" onClick={() => setFilters({ tab: 'rows' })}>
            See its rows
          </Button>
        }
      />
    </Surface>
  );
}

function RowsTab({ template }: { readonly template: Template }) {
  const { source, schema } = useTemplateSource(template);
  const wishes = useChosenWishes(NO_RULES, 'en');
  if (source === undefined) return <QueryView query={schema}>{() => <SkeletonLines lines={8} />}</QueryView>;
  return (
    <Surface flush>
      <PreviewView source={source} wishes={wishes} height="calc(100vh - 250px)" />
    </Surface>
  );
}
