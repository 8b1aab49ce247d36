import { Text } from '@mantine/core';

/** The unit behind a number, as wide as it is long. */
export const unitSection = (unit: string | undefined) =>
  unit === undefined
    ? {}
    : ({
        rightSection: (
          <Text span c="dimmed" size="sm">
            {unit}
          </Text>
        ),
        rightSectionWidth: `${unit.length + 2}ch`,
        rightSectionPointerEvents: 'none',
      } as const);
