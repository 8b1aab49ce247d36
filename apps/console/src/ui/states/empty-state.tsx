import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says that there is nothing to show, and offers the next step. */
export const EmptyState = ({ message, action }: { message: string; action?: ReactNode }) => (
  <Stack align="center" gap="sm" py="xl">
    <Text c="dimmed">{message}</Text>
    {action}
  </Stack>
);
