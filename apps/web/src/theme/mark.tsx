import { Group, Text } from '@mantine/core';

const SIGN = new URL('./mark.svg', import.meta.url).href;

/** Threads over and under each other: the product's sign, and its name where there is room. */
export function Mark({ size = 24, named = false }: { readonly size?: number; readonly named?: boolean }) {
  return (
    <Group gap={9} wrap="nowrap">
      <img src={SIGN} alt={named ? '' : 'Rowloom'} width={size} height={size} />
      {named && (
        <Text fw={650} fz={size * 0.66} lts="-0.01em">
          Rowloom
        </Text>
      )}
    </Group>
  );
}
