import { type MantineSize, SegmentedControl, useMantineColorScheme } from '@mantine/core';

/** Light, dark, or as the machine has it. */
export function ColourSchemeChoice({ size = 'xs' }: { readonly size?: MantineSize }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      size={size}
      fullWidth
      w="100%"
      aria-label="Colours"
      value={colorScheme}
      onChange={(value) => setColorScheme(value)}
      data={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'auto', label: 'System' },
      ]}
    />
  );
}
