import { Alert, Button, Code, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface ErrorStateProps {
  title?: string | undefined;
  message: string;
  /** For support; absent when no answer came. */
  requestId?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean;
  /** Below the message. */
  children?: ReactNode;
}

/** A failed read. What was shown before stays. */
export const ErrorState = ({ title, message, requestId, onRetry, retrying = false, children }: ErrorStateProps) => (
  <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} {...(title ? { title } : {})}>
    <Stack gap="xs" align="flex-start">
      <Text>{message}</Text>
      {children}
      {requestId && (
        <Text size="xs">
          Référence à transmettre au support : <Code>{requestId}</Code>
        </Text>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry} loading={retrying}>
          Réessayer
        </Button>
      )}
    </Stack>
  </Alert>
);
