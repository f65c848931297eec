import { Button, Stack, Title } from '@mantine/core';
import type { Template } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { Book, Plus } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { useAll } from '../../api/use-call.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { TemplateCard } from '../../features/templates/template-card.tsx';
import { TemplateDialog } from '../../features/templates/template-dialog.tsx';
import { useManagesTemplates } from '../../features/templates/use-template.ts';
import { CardList } from '../../ui/card-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useOpened } from '../../ui/use-opened.ts';

/** Schemas that a project can start from: the packs that ship, and the organization's own. */
export function TemplatesPage() {
  const organizationId = useOrganizationId();
  const navigate = useNavigate();
  const templates = useAll('listTemplates', { query: { org_id: organizationId } });
  const isManager = useManagesTemplates();
  const [isNew, setNew] = useOpened();
  const add = isManager && (
    <Button leftSection={<Plus width={18} />} onClick={() => setNew(true)}>
      New template
    </Button>
  );
  return (
    <Page title="Templates" description="Schemas that a project can start from, without a database." actions={add}>
      <TemplateDialog
        opened={isNew && isManager}
        onDone={({ id }) => void navigate({ to: addresses.template(organizationId, id) })}
        onClose={() => setNew(false)}
      />
      <QueryView query={templates}>
        {(items) => {
          const own = items.filter(({ builtin }) => !builtin);
          return (
            <Stack gap="xl">
              <Group title="Packs" name="pack" templates={items.filter(({ builtin }) => builtin)} />
              {own.length > 0 ? (
                <Group title="Your organization’s own" name="find" templates={own} />
              ) : (
                <Surface>
                  <EmptyState
                    icon={<Book width={32} height={32} />}
                    title="No template of your own yet"
                    actions={add}
                    isRepeated
                  >
                    {isManager
                      ? 'Store a schema that several projects start from: paste its SQL, and everyone in the organization can use it.'
                      : 'Admins and owners of the organization can add schemas that several projects start from.'}
                  </EmptyState>
                </Surface>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}

const FIND = {
  label: 'Find a template',
  textOf: ({ name, description }: Template) => `${name} ${description}`,
};

type GroupProps = { readonly title: string; readonly name: string; readonly templates: readonly Template[] };

function Group({ title, name, templates }: GroupProps) {
  const organizationId = useOrganizationId();
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={2}>{title}</Title>
      <CardList items={templates} find={{ ...FIND, name }} cols={{ base: 1, sm: 2, lg: 3 }} piece={24}>
        {(template) => <TemplateCard key={template.id} organizationId={organizationId} template={template} />}
      </CardList>
    </Stack>
  );
}
