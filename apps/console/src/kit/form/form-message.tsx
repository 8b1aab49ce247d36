import { Alert, Code, List, Text } from '@mantine/core';
import type { CallError } from '../client.ts';

interface FormMessageProps {
  error: CallError | null;
  /** Whether a field of the form shows its own error. */
  has: (name: string) => boolean;
}

/** Above the form: why the server did not save it. */
export const FormMessage = ({ error, has }: FormMessageProps) => {
  if (!error) return null;
  const elsewhere = Object.entries(error.fields).filter(([name]) => !has(name));
  return (
    <Alert color="red" variant="light" role="alert" tabIndex={-1}>
      <Text>{error.message}</Text>
      {elsewhere.length > 0 && (
        <List size="sm">
          {elsewhere.map(([name, message]) => (
            <List.Item key={name}>{message}</List.Item>
          ))}
        </List>
      )}
      {error.status >= 500 && error.requestId && (
        <Text size="xs" mt={4}>
          {'Référence à transmettre au support\u00a0: '}
          <Code>{error.requestId}</Code>
        </Text>
      )}
    </Alert>
  );
};
