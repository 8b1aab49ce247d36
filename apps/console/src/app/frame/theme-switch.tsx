import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';

const schemes = {
  light: { name: 'clair', next: 'dark', Icon: IconSun },
  dark: { name: 'sombre', next: 'auto', Icon: IconMoon },
  auto: { name: "celui de l'ordinateur", next: 'light', Icon: IconDeviceDesktop },
} as const satisfies Record<MantineColorScheme, unknown>;

/** Light, dark, or the computer's setting. */
export const ThemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { name, next, Icon } = schemes[colorScheme];
  return (
    <IconButton label={`Thème : ${name}. Passer à : ${schemes[next].name}`} onClick={() => setColorScheme(next)}>
      <Icon size={18} />
    </IconButton>
  );
};
