import { liens } from '@comptoir/contract/domains/session/liens.calls';
import { messages } from '@comptoir/contract/messages';
import { Alert, Button, Text, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { OutsideCard } from './outside-card.tsx';

export interface OubliFormProps {
  /** What was typed at the login. */
  login: string;
  onBack: () => void;
}

const title = 'Mot de passe oublié';

/** Asks for a link by mail. The answer is the same whoever is known. */
export const OubliForm = ({ login: typed, onBack }: OubliFormProps) => {
  usePageTitle(title);
  const [login, setLogin] = useState(typed);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = async () => {
    setState('sending');
    try {
      await call(liens.demander, { body: { login: login.trim(), url: location.hostname } });
      setState('sent');
    } catch (error) {
      setRefusal(error instanceof CallError ? error.message : 'Une erreur inattendue est survenue.');
      setState('typing');
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setRefusal(null);
    setFault(login.trim() === '' ? messages.required : null);
    if (login.trim() === '') field.current?.focus();
    else void send();
  };
  if (state === 'sent')
    return (
      <OutsideCard title={title}>
        <Alert color="green" role="status">
          Si ce nom d’utilisateur est celui d’un opérateur qui a une adresse e-mail, un lien vient de lui être envoyé. Il est valable
          30&nbsp;minutes et ne sert qu’une fois.
        </Alert>
        <Text size="sm">Rien n’arrive&nbsp;? Vérifiez les courriels indésirables, ou demandez une invitation à un autre opérateur.</Text>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone */}
        <Button variant="default" fullWidth onClick={onBack} autoFocus>
          Revenir à la connexion
        </Button>
      </OutsideCard>
    );
  return (
    <OutsideCard title={title} onSubmit={submit}>
      <Text size="sm">Vous recevrez par courriel un lien pour choisir un nouveau mot de passe.</Text>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <TextInput
        ref={field}
        label="Nom d’utilisateur"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this page is for this field and nothing else
        autoFocus
        aria-required
        value={login}
        onChange={(event) => setLogin(event.currentTarget.value)}
        error={fault}
      />
      <Button type="submit" loading={state === 'sending'} fullWidth>
        Envoyer le lien
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack} disabled={state === 'sending'}>
        Revenir à la connexion
      </Button>
    </OutsideCard>
  );
};
