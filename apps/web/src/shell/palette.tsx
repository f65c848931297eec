import { Kbd, Text, UnstyledButton } from '@mantine/core';
import { openSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { Database, Search } from 'iconoir-react';
import { useAll } from '../api/use-call.ts';
import { addresses } from '../addresses.ts';
import { organizationNavigation } from './navigation.ts';
import classes from './palette.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function PaletteButton() {
  return (
    <UnstyledButton className={classes.button} onClick={() => openSpotlight()}>
      <Search width={15} height={15} aria-hidden />
      <Text c="dimmed" flex={1} fz="sm">
        Go to …
      </Text>
      <Kbd size="xs">{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}

/** Ctrl-K: any page and any project by a few letters of its name. */
export function Palette({ organizationId }: { readonly organizationId: string }) {
  const navigate = useNavigate();
  const { data: projects = [] } = useAll('listProjects', { query: { org_id: organizationId } });
  const pages: SpotlightActionData[] = organizationNavigation(organizationId)
    .flat()
    .map(({ label, to, icon: Icon }) => ({
      id: `page-${label}`,
      label,
      group: 'Pages',
      leftSection: <Icon width={18} />,
      onClick: () => void navigate({ to }),
    }));
  const places: SpotlightActionData[] = projects.flatMap(({ id, name, engine }) =>
    (['schema', 'preview', 'generate', 'runs'] as const).map((tab) => ({
      id: `${id}-${tab}`,
      label: tab === 'schema' ? name : `${name}: ${tab}`,
      description: engine,
      group: 'Projects',
      leftSection: <Database width={18} />,
      onClick: () => void navigate({ to: addresses.project(id, tab) }),
    })),
  );
  return (
    <Spotlight
      actions={[
        { group: 'Projects', actions: places },
        { group: 'Pages', actions: pages },
      ]}
      limit={12}
      shortcut={['mod + K']}
      nothingFound="Nothing has that name."
      highlightQuery
      scrollable
      searchProps={{ placeholder: 'Project, page or action', 'aria-label': 'Go to' }}
    />
  );
}
