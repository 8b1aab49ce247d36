import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver, type VariantColorsResolver } from '@mantine/core';
import { colors, onFill, roles, tints } from './tokens.ts';

const systemFont = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** Mantine writes white on every filled act, in the dark theme too, where the fill is light. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const given = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...given, color: onFill } : given;
};

const quick = { transitionProps: { duration: 120 } };

/** Plain objects: `Component.extend` would pull each component into the first chunk. */
export const theme = createTheme({
  colors,
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver,
  black: '#1b1f24',
  defaultRadius: 6,
  fontFamily: systemFont,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  headings: {
    fontFamily: systemFont,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: quick },
    // axe: a popover at the end of the page would be outside every landmark. `fixed`: no scrolling part clips it.
    Popover: { defaultProps: { ...quick, withinPortal: false, floatingStrategy: 'fixed' } },
    Combobox: { defaultProps: { ...quick, withinPortal: false, floatingStrategy: 'fixed' } },
    // axe: a scroll area inside a listbox is neither an option nor focusable; the listbox scrolls by itself (theme.css).
    Select: {
      defaultProps: {
        selectFirstOptionOnChange: true,
        withScrollArea: false,
        checkIconPosition: 'right',
        nothingFoundMessage: 'Aucun résultat',
      },
    },
    MultiSelect: {
      defaultProps: {
        selectFirstOptionOnChange: true,
        withScrollArea: false,
        checkIconPosition: 'right',
        nothingFoundMessage: 'Aucun résultat',
      },
    },
    Checkbox: { defaultProps: { iconColor: onFill } },
    Radio: { defaultProps: { iconColor: onFill } },
    Loader: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});

const cssValue = (value: string) => value.replaceAll(/\b([a-z]+)-(\d)\b/g, 'var(--mantine-color-$1-$2)');

const inTheme = (scheme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries({ ...roles, ...tints }).map(([name, values]) => [name, cssValue(values[scheme])]));

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: inTheme('light'), dark: inTheme('dark') });
