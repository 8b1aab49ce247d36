import { Text } from '@mantine/core';
import { lostNotice } from './a-ressaisir.ts';

/** Under a field whose stored secret cannot be read. It stands out, because what uses the secret has stopped. */
export const LostNotice = () => (
  <Text span inherit fw={600} c="var(--mantine-color-error)">
    {lostNotice}
  </Text>
);
