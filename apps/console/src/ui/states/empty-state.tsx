import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Nothing to show: a sentence that says so, and the next step. */
export const EmptyState = ({ message, action }: { message: string; action?: ReactNode }) => (
  <Stack align="center" gap="sm" py="xl">
    <Text c="dimmed">{message}</Text>
    {action}
  </Stack>
);
