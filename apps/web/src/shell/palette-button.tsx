import { Kbd, Text, UnstyledButton } from '@mantine/core';
import { openSpotlight } from '@mantine/spotlight';
import { Search } from 'iconoir-react';
import classes from './palette.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `isPending`: the palette is not there yet. */
export function PaletteButton({ isPending = false }: { readonly isPending?: boolean }) {
  return (
    <UnstyledButton className={classes.button} disabled={isPending} onClick={() => openSpotlight()}>
      <Search width={15} height={15} aria-hidden />
      <Text c="dimmed" flex={1} fz="sm">
        Go to …
      </Text>
      <Kbd size="xs">{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}
