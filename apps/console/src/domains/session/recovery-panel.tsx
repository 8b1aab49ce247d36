import { groupedKey } from '@comptoir/contract/domains/session/facteurs';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { download } from '../../kit/list/csv.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useEffect, useRef } from 'react';
import css from './facteurs.module.css';

const sheetOf = (codes: readonly string[]) =>
  [`Codes de secours de Comptoir (${location.hostname})`, 'Chacun sert une seule fois.', '', ...codes.map(groupedKey), ''].join('\r\n');

/** Recovery codes, the only time that they are shown. */
export const RecoveryPanel = ({ codes }: { codes: readonly string[] }) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Alert color="yellow" role="none" title="Conservez ces codes de secours">
        <Text size="sm">
          Chacun remplace une fois votre second facteur, si vous n’avez plus votre téléphone. Ils ne seront plus jamais affichés&nbsp;:
          gardez-les hors de cet appareil.
        </Text>
      </Alert>
      <ol className={css.codes} aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>
            <code>{groupedKey(code)}</code>
          </li>
        ))}
      </ol>
      <Group gap="xs">
        <Button
          ref={first}
          variant="default"
          onClick={() => download('comptoir-codes-de-secours.txt', sheetOf(codes), 'text/plain;charset=utf-8')}
        >
          Télécharger
        </Button>
        <CopyButton label="Copier les codes" text={() => sheetOf(codes)} />
      </Group>
    </Stack>
  );
};
