import { passwordFault, passwordForce, shortestPassword } from '@comptoir/contract/domains/session/mot-de-passe';
import { liens, type Lien } from '@comptoir/contract/domains/session/liens.calls';
import { messages } from '@comptoir/contract/messages';
import { Alert, Button, Checkbox, PasswordInput, Text } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { FournisseursPanel } from './identites/fournisseurs-panel.tsx';
import { OubliForm } from './oubli-form.tsx';
import { OutsideCard } from './outside-card.tsx';
import { StrengthPanel } from './strength-panel.tsx';

const inviting = /^\/invitation/i.test(location.pathname);
const title = inviting ? 'Bienvenue' : 'Nouveau mot de passe';

/** Nothing of this page is in memory afterwards, and the link is no longer in the address. */
const goToLogin = () => location.replace('/');

const asError = (error: unknown) => (error instanceof CallError ? error : new CallError(0, 'Une erreur inattendue est survenue.'));

interface ChoiceProps {
  secret: string;
  lien: Lien;
  onDone: () => void;
  onGone: (error: CallError) => void;
}

const Choice = ({ secret, lien: { login, name, Echeance }, onDone, onGone }: ChoiceProps) => {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [cut, setCut] = useState(true);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const about = [login, name];
  const refuse = (words: string | null) => {
    setFault(words);
    if (words !== null) field.current?.focus();
  };
  const send = async () => {
    setSending(true);
    try {
      await call(liens.utiliser, { body: { lien: secret, Nouveau: password, CouperJetons: cut } });
      onDone();
    } catch (error) {
      const failed = asError(error);
      setSending(false);
      if (failed.status === 404) onGone(failed);
      else if (failed.fields['Nouveau']) refuse(failed.fields['Nouveau']);
      else setRefusal(failed);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    const found = password === '' ? messages.required : passwordFault(password, about);
    refuse(found);
    if (found === null) void send();
  };
  return (
    <OutsideCard title={title} onSubmit={submit}>
      <Text>
        {name}, choisissez le mot de passe de votre compte <strong>{login}</strong>.
      </Text>
      {refusal && <ErrorState message={refusal.message} requestId={refusal.requestId} />}
      {/* For programs that keep passwords. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        ref={field}
        label="Nouveau mot de passe"
        name="password"
        description={`${shortestPassword} caractères au moins. Plusieurs mots sans rapport font un bon mot de passe.`}
        autoComplete="new-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this page is for this field and nothing else
        autoFocus
        aria-required
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setFault(null);
        }}
        error={fault}
        visibilityToggleButtonProps={{ 'aria-label': 'Afficher ou masquer le mot de passe' }}
      />
      {password !== '' && <StrengthPanel force={passwordForce(password, about)} />}
      {!inviting && (
        <Checkbox
          label="Couper aussi mes jetons d’API"
          checked={cut}
          disabled={sending}
          onChange={({ currentTarget }) => setCut(currentTarget.checked)}
        />
      )}
      <Button type="submit" loading={sending} fullWidth>
        Enregistrer le mot de passe
      </Button>
      {inviting && <FournisseursPanel domaine="" disabled={sending} lien={secret} onRefused={(why) => setRefusal(new CallError(0, why))} />}
      <Text size="sm" c="dimmed">
        Ce lien est valable jusqu’au {shownText('dateTime', Echeance)} et ne sert qu’une fois.
      </Text>
    </OutsideCard>
  );
};

type Read = { lien: Lien } | { error: CallError } | null;

/** Where a link of a mail leads: whose it is, and the password that it lets them choose. */
export const LienPage = () => {
  const [secret] = useState(() => location.hash.slice(1));
  const [read, setRead] = useState<Read>(null);
  const [step, setStep] = useState<'choice' | 'done' | 'asking'>('choice');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    // A link that lost its end on the way is refused as an unknown one is.
    call(liens.lire, { body: { lien: secret || '-' } }, { signal: aborted.signal }).then(
      (lien) => setRead({ lien }),
      (error: unknown) => aborted.signal.aborted || setRead({ error: asError(error) }),
    );
    return () => aborted.abort();
  }, [secret, tries]);
  const gone = read && 'error' in read && read.error.status === 404;
  const shown = gone ? 'Lien non valable' : title;
  usePageTitle(shown);
  if (step === 'asking') return <OubliForm login="" onBack={goToLogin} />;
  if (step === 'done')
    return (
      <OutsideCard title={title}>
        <Alert color="green" role="status">
          Votre mot de passe est enregistré. Vos sessions ouvertes sont terminées.
        </Alert>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the next step, and the only one */}
        <Button fullWidth autoFocus onClick={goToLogin}>
          Se connecter
        </Button>
      </OutsideCard>
    );
  if (read && 'lien' in read)
    return (
      <Choice
        secret={secret}
        lien={read.lien}
        onDone={() => {
          history.replaceState(null, '', location.pathname);
          setStep('done');
        }}
        onGone={(error) => setRead({ error })}
      />
    );
  return (
    <OutsideCard title={shown}>
      {!read && <LoadingState lines={3} />}
      {gone && (
        <>
          <Alert color="yellow" role="alert">
            {read.error.message}
          </Alert>
          {inviting && <Text size="sm">La personne qui vous a invité peut vous envoyer une nouvelle invitation.</Text>}
          <Button fullWidth variant="default" onClick={() => setStep('asking')}>
            Demander un nouveau lien
          </Button>
          <Button fullWidth variant="subtle" onClick={goToLogin}>
            Aller à la connexion
          </Button>
        </>
      )}
      {read && 'error' in read && !gone && (
        <ErrorState
          message={read.error.message}
          requestId={read.error.requestId}
          onRetry={() => {
            setRead(null);
            setTries(tries + 1);
          }}
        />
      )}
    </OutsideCard>
  );
};
