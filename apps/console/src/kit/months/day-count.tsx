import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';

const counts = [30, 90] as const;
export type DayCount = (typeof counts)[number];

const read = (stored: string | undefined): DayCount => (stored === '90' ? 90 : 30);

/** How many days strips and trends show, kept for each browser. */
export const useDayCount = () =>
  useLocalStorage<DayCount>({
    key: 'comptoir.jours',
    defaultValue: 30,
    getInitialValueInEffect: false,
    deserialize: read,
    serialize: String,
  });

export const DayCountControl = ({ count, onCount }: { count: DayCount; onCount: (count: DayCount) => void }) => (
  <SegmentedControl
    size="xs"
    aria-label="Période montrée"
    value={String(count)}
    onChange={(value) => onCount(read(value))}
    data={counts.map((one) => ({ value: String(one), label: `${one} jours` }))}
  />
);
