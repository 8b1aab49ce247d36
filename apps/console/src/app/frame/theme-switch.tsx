import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconButton } from '../../ui/icon-button.tsx';
import { FrameIcon } from './frame-icon.tsx';
import { signs } from './signs.ts';

const schemes = {
  light: { name: 'clair', next: 'dark' },
  dark: { name: 'sombre', next: 'auto' },
  auto: { name: 'celui de l’ordinateur', next: 'light' },
} as const satisfies Record<MantineColorScheme, unknown>;

/** Light, dark, or the computer's setting. */
export const ThemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { name, next } = schemes[colorScheme];
  return (
    <IconButton label={`Thème : ${name}. Passer à : ${schemes[next].name}`} onClick={() => setColorScheme(next)}>
      <FrameIcon name={signs[colorScheme]} />
    </IconButton>
  );
};
