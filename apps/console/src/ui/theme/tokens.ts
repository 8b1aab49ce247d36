import type { MantineColorsTuple } from '@mantine/core';

/** Every shade 6 carries white text at 4.5:1 or more; shade 1 carries shade 9; shade 4 is read on the dark background. */
export const colors = {
  blue: ['#eef4fc', '#dbe7f8', '#b7cef0', '#8fb2e6', '#7aa5e4', '#4a7ecf', '#3169c0', '#2456a4', '#1c4585', '#143364'],
  gray: ['#f7f8fa', '#eef0f3', '#e1e4e9', '#cdd2d9', '#a9b0ba', '#7d8590', '#5c6470', '#474e59', '#343a44', '#23272e'],
  dark: ['#d5d8dd', '#b9bec6', '#9aa1ab', '#7a828d', '#4a515b', '#3a4049', '#2b3037', '#1f2329', '#181b20', '#111317'],
  red: ['#fdf0f0', '#fadcdd', '#f4b8ba', '#ea8f92', '#e8868a', '#d64a50', '#c4323a', '#a9262f', '#8b1e27', '#6d161e'],
  green: ['#edf7f0', '#d6edde', '#aedcbf', '#80c89b', '#5fba80', '#379d60', '#217d47', '#1b6a3b', '#15552f', '#0f4024'],
  yellow: ['#fff8e6', '#fdecc4', '#f9da8c', '#f3c24d', '#e6a91f', '#c58a0c', '#946300', '#7a5200', '#614100', '#463000'],
  orange: ['#fff3ea', '#fde2cf', '#fbc6a1', '#f5a36c', '#ee8f50', '#d86a22', '#b4500f', '#95410b', '#763309', '#572506'],
} satisfies Record<string, MantineColorsTuple>;

/** What stands on a filled act. */
export const onFill = 'var(--app-on-fill)';

/**
 * What each colour is for, in both themes: `blue-6` is a shade of `colors`. Mantine's own values for its names miss 4.5:1 for
 * text or 3:1 for the edges of controls.
 */
export const roles = {
  '--mantine-color-dimmed': { light: 'gray-6', dark: 'dark-2' },
  '--mantine-color-placeholder': { light: 'gray-6', dark: 'dark-2' },
  '--mantine-color-default-border': { light: 'gray-5', dark: 'dark-3' },
  '--mantine-color-disabled-border': { light: 'gray-3', dark: 'dark-4' },
  '--mantine-color-success': { light: 'green-6', dark: 'green-4' },
  '--mantine-color-error': { light: 'red-6', dark: 'red-4' },
  /* One step lighter when pointed at: one darker would come too near to its text. */
  '--mantine-color-blue-filled-hover': { light: 'blue-7', dark: 'blue-3' },
  '--mantine-color-red-filled-hover': { light: 'red-7', dark: 'red-3' },
  '--mantine-color-gray-light': { light: 'gray-1', dark: 'dark-5' },
  '--mantine-color-gray-light-hover': { light: 'gray-2', dark: 'dark-4' },
  '--mantine-color-gray-light-color': { light: 'gray-9', dark: 'dark-0' },
  '--app-surface': { light: '#ffffff', dark: 'dark-7' },
  '--app-ground': { light: 'gray-0', dark: 'dark-8' },
  '--app-line': { light: 'gray-2', dark: 'dark-5' },
  '--app-secondary': { light: 'gray-7', dark: 'dark-1' },
  '--app-focus': { light: 'blue-6', dark: 'blue-4' },
  '--app-on-fill': { light: '#ffffff', dark: 'dark-9' },
  '--app-selected': { light: 'blue-0', dark: 'color-mix(in srgb, blue-6 24%, transparent)' },
  '--app-elsewhere': { light: 'orange-1', dark: 'color-mix(in srgb, orange-6 26%, dark-7)' },
} as const satisfies Record<string, { light: string; dark: string }>;

export type Role = keyof typeof roles;

/** Badges and messages, by the state that they show: a tint of the colour under its own text, the same on a card and on a chosen row. */
export const tints = Object.fromEntries(
  (['blue', 'red', 'green', 'yellow', 'orange'] as const).flatMap((color) => [
    [`--mantine-color-${color}-light`, { light: `${color}-1`, dark: `color-mix(in srgb, ${color}-6 20%, dark-7)` }],
    [`--mantine-color-${color}-light-hover`, { light: `${color}-2`, dark: `color-mix(in srgb, ${color}-6 30%, dark-7)` }],
    [`--mantine-color-${color}-light-color`, { light: `${color}-9`, dark: `${color}-4` }],
  ]),
) as Record<string, { light: string; dark: string }>;
