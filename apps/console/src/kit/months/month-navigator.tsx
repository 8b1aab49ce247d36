import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { monthAfter, monthInWords } from './months.ts';

interface MonthNavigatorProps {
  /** `2026-03` */
  month: string;
  /** The first month, if several are shown that end with `month`. */
  from?: string;
  onChange: (month: string) => void;
  /** The requested month is still loading: both buttons are disabled. */
  loading: boolean;
  /** The last month that may be shown. */
  last?: string;
}

export const MonthNavigator = ({ month, from, onChange, loading, last }: MonthNavigatorProps) => {
  const atEnd = last !== undefined && month >= last;
  const go = (by: number, closed: boolean) => {
    if (!closed) onChange(monthAfter(month, by));
  };
  return (
    <Group gap="xs" role="group" aria-label="Mois affiché" wrap="nowrap">
      <IconButton label="Mois précédent" variant="default" aria-disabled={loading} onClick={() => go(-1, loading)}>
        <IconChevronLeft size={18} aria-hidden />
      </IconButton>
      <Text role="status" miw="9rem" ta="center" fw={600} tt="capitalize">
        {from === undefined ? monthInWords(month) : `${monthInWords(from)} – ${monthInWords(month)}`}
      </Text>
      <IconButton label="Mois suivant" variant="default" aria-disabled={loading || atEnd} onClick={() => go(1, loading || atEnd)}>
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
    </Group>
  );
};
