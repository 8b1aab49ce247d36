import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const systemFont = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** Every shade 6 carries white text at 4.5:1 or more; shade 1 carries shade 9; shade 4 is read on the dark background. */
const colors = {
  blue: ['#eef4fc', '#dbe7f8', '#b7cef0', '#8fb2e6', '#7aa5e4', '#4a7ecf', '#3169c0', '#2456a4', '#1c4585', '#143364'],
  gray: ['#f7f8fa', '#eef0f3', '#e1e4e9', '#cdd2d9', '#a9b0ba', '#7d8590', '#5c6470', '#474e59', '#343a44', '#23272e'],
  dark: ['#d5d8dd', '#b9bec6', '#9aa1ab', '#7a828d', '#4a515b', '#3a4049', '#2b3037', '#1f2329', '#181b20', '#111317'],
  red: ['#fdf0f0', '#fadcdd', '#f4b8ba', '#ea8f92', '#e8868a', '#d64a50', '#c4323a', '#a9262f', '#8b1e27', '#6d161e'],
  green: ['#edf7f0', '#d6edde', '#aedcbf', '#80c89b', '#5fba80', '#379d60', '#217d47', '#1b6a3b', '#15552f', '#0f4024'],
  yellow: ['#fff8e6', '#fdecc4', '#f9da8c', '#f3c24d', '#e6a91f', '#c58a0c', '#946300', '#7a5200', '#614100', '#463000'],
  orange: ['#fff3ea', '#fde2cf', '#fbc6a1', '#f5a36c', '#ee8f50', '#d86a22', '#b4500f', '#95410b', '#763309', '#572506'],
} satisfies Record<string, MantineColorsTuple>;

const quick = { transitionProps: { duration: 120 } };

/** Plain objects: `Component.extend` would pull each component into the first chunk. */
export const theme = createTheme({
  colors,
  primaryColor: 'blue',
  primaryShade: 6,
  black: '#1b1f24',
  defaultRadius: 6,
  fontFamily: systemFont,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  headings: {
    fontFamily: systemFont,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: quick },
    // axe: a popover at the end of the page would be outside every landmark. `fixed`: no scrolling part clips it.
    Popover: { defaultProps: { ...quick, withinPortal: false, floatingStrategy: 'fixed' } },
    Combobox: { defaultProps: { ...quick, withinPortal: false, floatingStrategy: 'fixed' } },
    // axe: a scroll area inside a listbox is neither an option nor focusable; the listbox scrolls by itself (theme.css).
    Select: { defaultProps: { withScrollArea: false, checkIconPosition: 'right', nothingFoundMessage: 'Aucun résultat' } },
    MultiSelect: { defaultProps: { withScrollArea: false, checkIconPosition: 'right', nothingFoundMessage: 'Aucun résultat' } },
    Loader: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});

/** Mantine's own values for these miss 4.5:1 for text or 3:1 for the edges of controls. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-5)',
    '--mantine-color-success': 'var(--mantine-color-green-6)',
    '--app-surface': '#fff',
    '--app-ground': 'var(--mantine-color-gray-0)',
    '--app-line': 'var(--mantine-color-gray-2)',
    '--app-focus': 'var(--mantine-color-blue-6)',
    '--app-selected': 'var(--mantine-color-blue-0)',
    '--app-elsewhere': 'var(--mantine-color-orange-1)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-3)',
    '--mantine-color-disabled-border': 'var(--mantine-color-dark-4)',
    '--app-surface': 'var(--mantine-color-dark-7)',
    '--app-ground': 'var(--mantine-color-dark-8)',
    '--app-line': 'var(--mantine-color-dark-5)',
    '--app-focus': 'var(--mantine-color-blue-4)',
    '--app-selected': 'color-mix(in srgb, var(--mantine-color-blue-6) 24%, transparent)',
    '--app-elsewhere': 'color-mix(in srgb, var(--mantine-color-orange-6) 26%, var(--mantine-color-dark-7))',
  },
});
