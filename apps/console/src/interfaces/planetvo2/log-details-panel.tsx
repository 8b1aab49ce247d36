import type { PlanetVO2Log } from '@comptoir/contract/interfaces/planetvo2';
import { Code, Stack, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';

/** One log line in full. */
export const LogDetailsPanel = ({ log: { Datetime, PeopleName, Email, Action, Request, Response } }: { log: PlanetVO2Log }) => (
  <Stack gap="xs">
    <Text>
      {shownText('dateTime', Datetime)}, {PeopleName} {Email !== '' && `(${Email})`}
    </Text>
    <Text fw={600}>{Action}</Text>
    <Text size="sm">Requête</Text>
    <Code block>{Request === '' ? 'vide' : Request}</Code>
    <Text size="sm">Réponse</Text>
    <Code block>{Response === '' ? 'vide' : Response}</Code>
  </Stack>
);
