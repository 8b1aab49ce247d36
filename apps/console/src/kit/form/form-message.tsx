import type { Endpoint } from '@comptoir/contract/kit';
import { Alert, Code, List, Text } from '@mantine/core';
import type { CallError } from '../client.ts';
import { isTried } from '../essai/trying.ts';
import { asClosed, isClosed, useClosed } from '../queries.ts';
import { Reasons } from '../raisons/reasons.tsx';
import { bannerOf } from './banner.ts';

interface FormMessageProps {
  error: CallError | null;
  /** Whether a field of the form shows its own error. */
  has: (name: string) => boolean;
}

/** Above the form: why the server did not save it. */
export const FormMessage = ({ error, has }: FormMessageProps) => {
  if (!error || isTried(error)) return null;
  const { message, elsewhere } = bannerOf(error, has);
  return (
    <Alert color={isClosed(error) ? 'blue' : 'red'} variant="light" role={isClosed(error) ? 'note' : 'alert'} tabIndex={-1}>
      <Text>{message}</Text>
      {elsewhere.length > 0 && (
        <List size="sm">
          {elsewhere.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      <Reasons raisons={error.raisons} message={message} />
      {error.status >= 500 && error.requestId && (
        <Text size="xs" mt={4}>
          {'Référence à transmettre au support\u00a0: '}
          <Code>{error.requestId}</Code>
        </Text>
      )}
    </Alert>
  );
};

const nothing = () => false;

/** Above what is no form of its own: why nothing of it may be done, where that is so. */
export const ClosedNotice = ({ call }: { call: Endpoint }) => {
  const { error } = asClosed<{ error: CallError | null }>(useClosed(call), { error: null });
  return <FormMessage error={error} has={nothing} />;
};
