import { facteurs } from '@comptoir/contract/domains/session/facteurs.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { startSession } from '../../kit/session.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CodeFieldForm } from './code-field-form.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { SeedPanel } from './seed-panel.tsx';
import { knownBrowser } from './known-browser.ts';

type Seed = Answer<typeof facteurs.inscrire>;
type Opened = Answer<typeof facteurs.finirInscription>;

/** Whoever has to have a second factor adds it here, and the session begins once its recovery codes were shown. */
export const FirstFactorPanel = ({ demande, onBack }: { demande: string; onBack: (why: string | null) => void }) => {
  const [seed, setSeed] = useState<Seed | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const leaveIfOver = (error: unknown) => {
    const refused = error instanceof CallError ? error : null;
    if (refused?.status === 401 && refused.fields['Code'] === undefined) onBack(refused.message);
    return refused;
  };
  const begin = () => {
    setFailure(null);
    call(facteurs.inscrire, { body: { demande } }).then(setSeed, (error: unknown) => setFailure(leaveIfOver(error)));
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for this attempt
  useEffect(begin, [demande]);

  if (opened) {
    return (
      <Stack gap="md">
        <RecoveryPanel codes={opened.Codes} />
        <Button onClick={() => startSession(opened.token)} data-autofocus>
          J’ai conservé ces codes, continuer
        </Button>
      </Stack>
    );
  }
  if (failure) return <ErrorState message={failure.message} requestId={failure.requestId} onRetry={begin} />;
  if (!seed) return <LoadingState lines={4} />;
  return (
    <Stack gap="md">
      <Text>Votre accès demande un second facteur&nbsp;: un code que votre téléphone affiche, en plus de votre mot de passe.</Text>
      <SeedPanel {...seed} />
      <CodeFieldForm
        submit="Valider"
        send={async (Code) => {
          try {
            setOpened(await call(facteurs.finirInscription, { headers: knownBrowser(), body: { demande, Code } }));
          } catch (error) {
            leaveIfOver(error);
            throw error;
          }
        }}
      />
    </Stack>
  );
};
