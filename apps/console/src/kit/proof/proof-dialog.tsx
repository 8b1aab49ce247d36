import type { MoyenPreuve } from '@comptoir/contract/domains/session/facteurs';
import { preuve } from '@comptoir/contract/domains/session/preuve.calls';
import { dangers, type Sent } from '@comptoir/contract/kit';
import { messages } from '@comptoir/contract/messages';
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useId, useState, type SubmitEvent } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { late } from '../../ui/late.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { call, CallError } from '../client.ts';
import { currentSession, renewToken, useSessionInfo } from '../session.ts';
import { arePasskeysPossible } from './passkeys-possible.ts';
import type { Asked } from './proof.ts';
import { codeFields, codeOffers } from './typed-moyens.ts';

const ProofFournisseurs = late(() => import('./proof-fournisseurs.tsx').then(({ ProofFournisseurs: component }) => component));

type Typed = Exclude<MoyenPreuve, 'cle'>;
type Given = Sent<typeof preuve.prouver>['body'];

const prove = async (given: Given) => {
  const { token: used } = currentSession();
  const { token } = await call(preuve.prouver, { body: given });
  renewToken(used, token);
};

const proveByKey = async () => {
  const { askPasskey } = await import('./passkey.ts');
  await prove({ Moyen: 'cle', reponse: await askPasskey() });
};

const fieldOf = { motDePasse: 'MotDePasse', code: 'Code', secours: 'Code' } as const satisfies Record<Typed, string>;
const offers: Readonly<Record<Typed, string>> = { motDePasse: 'Utiliser le mot de passe', ...codeOffers };
const nothing: Readonly<Record<Typed, string>> = { motDePasse: '', code: '', secours: '' };
const asks: Readonly<Record<Typed, string>> = {
  motDePasse: 'Saisissez votre mot de passe pour continuer',
  code: 'Saisissez le code de votre application pour continuer',
  secours: 'Saisissez un de vos codes de secours pour continuer',
};

/** Asks who somebody is before something dangerous. What they were doing stays as it is behind it. */
export const ProofDialog = ({ asked: { danger, moyens, proved, givenUp } }: { asked: Asked }) => {
  const { login } = useSessionInfo();
  const formId = useId();
  const typed = moyens.filter((moyen): moyen is Typed => moyen !== 'cle');
  const hasKey = moyens.includes('cle') && arePasskeysPossible();
  const [moyen, setMoyen] = useState<Typed | null>(typed[0] ?? null);
  const [values, setValues] = useState(nothing);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, reset, isPending, error } = useMutation<void, Error, () => Promise<void>>({ mutationFn: (send) => send() });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || moyen === null) return;
    const value = values[moyen];
    setFault(value.trim() === '' ? messages.required : null);
    if (value.trim() === '') return;
    const onError = (refused: Error) => setFault(refused instanceof CallError ? (refused.fields[fieldOf[moyen]] ?? null) : null);
    mutate(() => prove({ Moyen: moyen, [fieldOf[moyen]]: value }), { onSuccess: proved, onError });
  };
  const choose = (next: Typed) => {
    setMoyen(next);
    setFault(null);
    reset();
  };
  const footer = (
    <>
      <Button variant="default" onClick={givenUp} disabled={isPending}>
        Annuler
      </Button>
      {moyen !== null && (
        <Button type="submit" form={formId} loading={isPending}>
          Continuer
        </Button>
      )}
    </>
  );
  const shared = moyen && {
    'data-autofocus': true,
    required: true,
    withAsterisk: false,
    value: values[moyen],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [moyen]: currentTarget.value });
      setFault(null);
    },
    error: fault,
    disabled: isPending,
  };
  return (
    <Dialog opened onClose={givenUp} title="Confirmez que c’est bien vous" busy={isPending} footer={footer}>
      <form id={formId} aria-label="Confirmer votre identité" noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Text>
            {dangers[danger]} {moyen ? asks[moyen] : 'Donnez votre clé d’accès pour continuer'}&nbsp;: cela ne sera pas redemandé pendant
            quelques minutes.
          </Text>
          {error && !fault && (
            <ErrorState message={error.message} {...(error instanceof CallError ? { requestId: error.requestId } : {})} />
          )}
          {/* For programs that keep passwords. */}
          <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
          {moyen === 'motDePasse' && (
            <PasswordInput
              key={moyen}
              label="Mot de passe"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Afficher ou masquer le mot de passe' }}
              {...shared}
            />
          )}
          {(moyen === 'code' || moyen === 'secours') && (
            <TextInput key={moyen} autoCapitalize="none" spellCheck={false} {...codeFields[moyen]} {...shared} />
          )}
          {hasKey && (
            <Button variant="default" disabled={isPending} onClick={() => mutate(proveByKey, { onSuccess: proved })}>
              Utiliser une clé d’accès
            </Button>
          )}
          {typed
            .filter((other) => other !== moyen)
            .map((other) => (
              <Button key={other} variant="subtle" disabled={isPending} onClick={() => choose(other)}>
                {offers[other]}
              </Button>
            ))}
          <Suspense fallback={null}>
            <ProofFournisseurs disabled={isPending} />
          </Suspense>
          {moyen === null && !hasKey && <Text>Votre compte demande une clé d’accès, que cette adresse ne permet pas d’utiliser.</Text>}
        </Stack>
      </form>
    </Dialog>
  );
};
