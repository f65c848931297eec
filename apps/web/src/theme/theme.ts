import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { numberSeparators } from './number-separators.ts';

/** Petrol, the colour of the product: shade 7 carries white text, shade 3 stands on dark ground. */
const petrol: MantineColorsTuple = [
  '#eaf6fb',
  '#d5e9f2',
  '#a8d3e6',
  '#77bcd9',
  '#50a9ce',
  '#3799c3',
  '#2286b1',
  '#0d6f94',
  '#075a79',
  '#04455d',
];

/** A quiet grey with a little of the petrol in it. */
const dark: MantineColorsTuple = [
  '#d7dde2',
  '#b4bdc5',
  '#929da7',
  '#6c7883',
  '#3e4852',
  '#313a43',
  '#252d35',
  '#1b2229',
  '#141a20',
  '#0d1216',
];

const gray: MantineColorsTuple = [
  '#f7f9fa',
  '#eff2f4',
  '#e4e9ec',
  '#d5dce1',
  '#bac4cb',
  '#94a1ab',
  '#5d6b76',
  '#47535d',
  '#303a43',
  '#1b232a',
];

const SANS = "'Inter', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
const MONO = "ui-monospace, 'SF Mono', 'Cascadia Code', 'JetBrains Mono', Menlo, Consolas, monospace";

const CLOSE = { 'aria-label': 'Close' };

/** Names of people's own making have words as long as they like. */
const LONG_WORDS = { overflowWrap: 'anywhere' } as const;
const TITLE = { fontWeight: 600, lineHeight: 1.35, minWidth: 0, ...LONG_WORDS } as const;

const ALERTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  yellow: { '--alert-bg': 'light-dark(#fff6df, #33280f)', '--alert-color': 'var(--rl-careful)' },
  teal: { '--alert-bg': 'light-dark(#e8f8f2, #10302a)', '--alert-color': 'var(--rl-good)' },
  red: { '--alert-bg': 'light-dark(#fdeeee, #3a1a1c)', '--alert-color': 'var(--rl-bad)' },
};

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 7 },
  colors: { petrol, dark, gray },
  defaultRadius: 'md',
  fontFamily: SANS,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '18px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // Mantine's light shades are too faint to be read.
    Alert: {
      vars: (_theme: unknown, { color, variant }: { color?: string; variant?: string }) => ({
        root: variant === undefined || variant === 'light' ? (ALERTS[color ?? ''] ?? {}) : {},
      }),
      styles: { message: LONG_WORDS, label: LONG_WORDS },
    },
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    InputWrapper: { styles: { label: LONG_WORDS } },
    NumberInput: { defaultProps: { size: 'sm', ...numberSeparators() } },
    // A dialog that begins with a choice would open below its list, which hides the rest of it.
    Select: { defaultProps: { size: 'sm', allowDeselect: false, openOnFocus: false } },
    Textarea: { defaultProps: { size: 'sm' } },
    Drawer: { defaultProps: { closeButtonProps: CLOSE }, styles: { title: TITLE, body: LONG_WORDS } },
    Modal: {
      defaultProps: { centered: true, closeButtonProps: CLOSE, overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: TITLE, body: LONG_WORDS },
    },
    Notification: { defaultProps: { closeButtonProps: CLOSE } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, multiline: true, maw: 320 } },
  },
});

/** Tokens of our own, beside those of Mantine: one word for each role that a colour plays. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: { '--rl-sidebar-width': '236px', '--rl-content-width': '1800px', '--rl-form-width': '860px' },
  light: {
    '--rl-ground': '#fbfcfd',
    '--rl-surface': '#ffffff',
    '--rl-sunken': '#f2f5f7',
    '--rl-line': '#e2e8ec',
    '--rl-text': '#1b232a',
    '--rl-quiet': '#586671',
    '--rl-accent': '#0d6f94',
    '--rl-accent-soft': '#eaf6fb',
    '--rl-raised': '#ffffff',
    '--rl-hover': 'rgb(0 0 0 / 4%)',
    '--rl-track': '#e9eef1',
    '--rl-bar': '#77bcd9',
    '--rl-good': '#0a6b50',
    '--rl-careful': '#7d4e00',
    '--rl-bad': '#b4232c',
    '--rl-busy': '#075a79',
    '--mantine-color-dimmed': '#586671',
    '--mantine-color-body': '#fbfcfd',
    '--mantine-color-anchor': '#0d6f94',
    '--mantine-color-error': '#b4232c',
  },
  dark: {
    '--rl-ground': '#10151a',
    '--rl-surface': '#171d23',
    '--rl-sunken': '#0c1014',
    '--rl-line': '#2a333b',
    '--rl-text': '#e3e8ec',
    '--rl-quiet': '#98a5af',
    '--rl-accent': '#77bcd9',
    '--rl-accent-soft': '#12303d',
    '--rl-raised': '#202830',
    '--rl-hover': 'rgb(255 255 255 / 5%)',
    '--rl-track': '#262f37',
    '--rl-bar': '#2286b1',
    '--rl-good': '#63d9b4',
    '--rl-careful': '#ffd27a',
    '--rl-bad': '#ff9c9c',
    '--rl-busy': '#9fd4ea',
    '--mantine-color-dimmed': '#98a5af',
    '--mantine-color-body': '#10151a',
    // Of Mantine's own making they are darker than the ground they stand on.
    '--mantine-color-petrol-light': '#12303d',
    '--mantine-color-petrol-light-hover': '#184152',
    '--mantine-color-petrol-light-color': '#a8d3e6',
    '--mantine-color-anchor': '#77bcd9',
    '--mantine-color-error': '#ff8f8f',
  },
});
