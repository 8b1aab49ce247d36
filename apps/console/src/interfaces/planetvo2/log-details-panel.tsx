import { planetVO2LogFields, type PlanetVO2Log } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { Code, Stack, Text } from '@mantine/core';
import { logMoment } from '../kit/log-moment.ts';

/** One log line in full. */
export const LogDetailsPanel = ({ log: { Datetime, PeopleName, Email, Action, Request, Response } }: { log: PlanetVO2Log }) => (
  <Stack gap="xs">
    <Text>
      {logMoment(Datetime)}, {PeopleName} {Email !== '' && `(${Email})`}
    </Text>
    <Text fw={600}>{Action}</Text>
    <Text size="sm">{planetVO2LogFields.Request.label}</Text>
    <Code block>{Request === '' ? 'vide' : Request}</Code>
    <Text size="sm">{planetVO2LogFields.Response.label}</Text>
    <Code block>{Response === '' ? 'vide' : Response}</Code>
  </Stack>
);
