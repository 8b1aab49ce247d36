import { expect, test } from 'vitest';
import page from '../../../../../docs/interface.md?raw';
import { colors, roles, tints, type Role } from './tokens.ts';

type Theme = 'light' | 'dark';
type Rgb = [number, number, number];

const shade = (value: string): Rgb => {
  const [name, index] = value.split('-') as [keyof typeof colors, string];
  const hex = value.startsWith('#') ? value : colors[name][Number(index)]!;
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(1 + at, 3 + at), 16)) as Rgb;
};

/** A shade, or `over` laid with a part of one: `color-mix(in srgb, blue-6 24%, transparent)`. */
const painted = (value: string, over: Rgb): Rgb => {
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (!mix) return shade(value);
  const [above, below] = [shade(mix[1]!), mix[3] === 'transparent' ? over : shade(mix[3]!)];
  const part = Number(mix[2]) / 100;
  return above.map((one, index) => one * part + below[index]! * (1 - part)) as Rgb;
};

const luminance = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** As WCAG 2.2 defines it. */
const contrast = (one: Rgb, other: Rgb) => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

const text = { light: '#1b1f24', dark: 'dark-0' };
const role = (name: Role) => roles[name];
type Pair = [what: string, front: { light: string; dark: string }, back: { light: string; dark: string }, least: number];

const tint = (name: string) => ({ ...roles, ...tints } as typeof tints)[`--mantine-color-${name}`]!;
const surface = role('--app-surface');

/** What is read or seen on what, and the least that it needs: 4.5 for text, 3 for the edges of what one acts on. */
const pairs: Pair[] = [
  ['text on a card', text, surface, 4.5],
  ['text on the ground', text, role('--app-ground'), 4.5],
  ['text on a chosen row', text, role('--app-selected'), 4.5],
  ['text on the band of a test server', text, role('--app-elsewhere'), 4.5],
  ['secondary text on a card', role('--app-secondary'), surface, 4.5],
  ['secondary text on the ground', role('--app-secondary'), role('--app-ground'), 4.5],
  ['dimmed text on a card', role('--mantine-color-dimmed'), surface, 4.5],
  ['dimmed text on the ground', role('--mantine-color-dimmed'), role('--app-ground'), 4.5],
  ['dimmed text on a chosen row', role('--mantine-color-dimmed'), role('--app-selected'), 4.5],
  ['link and focus on a card', role('--app-focus'), surface, 4.5],
  ['link on a chosen row', role('--app-focus'), role('--app-selected'), 4.5],
  ['word on a filled act', role('--app-on-fill'), { light: 'blue-6', dark: 'blue-4' }, 4.5],
  ['the same, pointed at', role('--app-on-fill'), role('--mantine-color-blue-filled-hover'), 4.5],
  ['word on a dangerous act', role('--app-on-fill'), { light: 'red-6', dark: 'red-4' }, 4.5],
  ['the same, pointed at', role('--app-on-fill'), role('--mantine-color-red-filled-hover'), 4.5],
  ['filled act on a card', { light: 'blue-6', dark: 'blue-4' }, surface, 3],
  ['dangerous act on a card', { light: 'red-6', dark: 'red-4' }, surface, 3],
  ['edge of a control on a card', role('--mantine-color-default-border'), surface, 3],
  ['edge of a control on the ground', role('--mantine-color-default-border'), role('--app-ground'), 3],
  ['error', role('--mantine-color-error'), surface, 4.5],
  ['success', role('--mantine-color-success'), surface, 4.5],
  ...['blue', 'red', 'green', 'yellow', 'orange', 'gray'].map((color): Pair => [
    `${color} badge`,
    tint(`${color}-light-color`),
    tint(`${color}-light`),
    4.5,
  ]),
  ['warning', { light: 'yellow-6', dark: 'yellow-4' }, surface, 4.5],
];

/** What a see-through colour may lie on. */
const grounds = (theme: Theme) => {
  const card = shade(surface[theme]);
  return [card, painted(role('--app-selected')[theme], card)];
};

const measured = pairs.map(([what, front, back, least]) => {
  const ratio = (theme: Theme) => {
    const isBadge = what.endsWith(' badge');
    const ratios = grounds(theme).map((ground) => {
      const behind = painted(back[theme], ground);
      return contrast(painted(front[theme], behind), behind);
    });
    return isBadge ? Math.min(...ratios) : ratios[0]!;
  };
  return { what, least, light: ratio('light'), dark: ratio('dark') };
});

test.each(measured)('$what is readable in both themes', ({ least, light, dark }) => {
  expect(Math.min(light, dark)).toBeGreaterThanOrEqual(least);
});

test('docs/interface.md shows these ratios', () => {
  const rows = measured.map(({ what, least, light, dark }) => `| ${what} | ${light.toFixed(1)} | ${dark.toFixed(1)} | ${least} |`);
  expect(page).toContain(rows.join('\n'));
});
