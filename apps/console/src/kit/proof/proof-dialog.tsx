import { preuve } from '@comptoir/contract/domains/session/preuve.calls';
import { dangers } from '@comptoir/contract/kit';
import { messages } from '@comptoir/contract/messages';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { call, type CallError } from '../client.ts';
import { currentSession, renewToken, useSessionInfo } from '../session.ts';
import type { Asked } from './proof.ts';

const prove = async (MotDePasse: string) => {
  const { token: used } = currentSession();
  const { token } = await call(preuve.prouver, { body: { MotDePasse } });
  renewToken(used, token);
};

/** Asks who somebody is before something dangerous. What they were doing stays as it is behind it. */
export const ProofDialog = ({ asked: { danger, proved, givenUp } }: { asked: Asked }) => {
  const { login } = useSessionInfo();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation<void, CallError, string>({ mutationFn: prove });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setFault(password === '' ? messages.required : null);
    if (password === '') return;
    mutate(password, { onSuccess: proved, onError: ({ fields }) => setFault(fields['MotDePasse'] ?? null) });
  };
  const footer = (
    <>
      <Button variant="default" onClick={givenUp} disabled={isPending}>
        Annuler
      </Button>
      <Button type="submit" form={formId} loading={isPending}>
        Continuer
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={givenUp} title="Confirmez que c’est bien vous" busy={isPending} footer={footer}>
      <form id={formId} aria-label="Confirmer votre identité" noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Text>
            {dangers[danger]} Saisissez votre mot de passe pour continuer&nbsp;: il ne sera pas redemandé pendant quelques minutes.
          </Text>
          {error && !error.fields['MotDePasse'] && <ErrorState message={error.message} requestId={error.requestId} />}
          {/* For programs that keep passwords. */}
          <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
          <PasswordInput
            label="Mot de passe"
            autoComplete="current-password"
            data-autofocus
            required
            withAsterisk={false}
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setFault(null);
            }}
            error={fault}
            disabled={isPending}
            visibilityToggleButtonProps={{ 'aria-label': 'Afficher ou masquer le mot de passe' }}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
