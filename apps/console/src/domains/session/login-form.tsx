import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { messages } from '@comptoir/contract/messages';
import { Suspense, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { CallError } from '../../kit/client.ts';
import { arePasskeysPossible } from '../../kit/proof/passkeys-possible.ts';
import { useSession } from '../../kit/session.ts';
import { late } from '../../ui/late.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import type { OubliFormProps } from './oubli-form.tsx';
import { loadPasskey } from './passkeys-possible.ts';
import { loadCalls, secondStepOf, signIn, type LoadedSecondStep } from './sign-in.ts';
import classes from './login-form.module.css';

const missing = (value: string) => (value.trim() ? null : messages.required);

/** People of a customer have the password that other products need: their administrator sets it. */
const isCustomerHost = () => document.querySelector<HTMLMetaElement>('meta[name=acces]')?.content === 'customer';

/** After the first paint, which waits for nothing. */
const FournisseursPanel = late(() => import('./identites/fournisseurs-panel.tsx').then(({ FournisseursPanel: component }) => component));

const domainOf = (login: string) => /^[^@\s]+@([^@\s]+\.[^@\s]{2,})$/.exec(login.trim())?.[1] ?? '';

export interface LoginFormProps {
  /** Called on the first keystroke, to load what comes next. */
  onStart: () => void;
}

export const LoginForm = ({ onStart }: LoginFormProps) => {
  usePageTitle('Connexion');
  const { ended, why } = useSession();
  const [draft, setDraft] = useState({ login: '', password: '' });
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [second, setSecond] = useState<LoadedSecondStep | null>(null);
  const [forgotten, setForgotten] = useState<ComponentType<OubliFormProps> | null>(null);
  const loginField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const type = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    if (!draft.login && !draft.password) {
      // Told when it is needed.
      loadCalls().catch(() => undefined);
      onStart();
    }
  };

  const send = async () => {
    setSending(true);
    try {
      await signIn(draft.login.trim(), draft.password);
    } catch (error) {
      const next = await secondStepOf(error).catch(() => null);
      setSending(false);
      setSecond(next);
      if (next) return;
      setRefusal(error instanceof CallError ? error.message : 'Une erreur inattendue est survenue.');
      passwordField.current?.focus();
    }
  };

  const sendKey = async () => {
    setSending(true);
    setRefusal(null);
    onStart();
    try {
      const { signInByPasskey } = await loadPasskey();
      await signInByPasskey();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Une erreur inattendue est survenue.');
      setSending(false);
    }
  };

  const forget = async () => {
    try {
      const { OubliForm } = await import('./oubli-form.tsx');
      setForgotten(() => OubliForm);
    } catch {
      setRefusal('Cette page n’a pas pu être chargée. Réessayez dans un instant.');
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setChecked(true);
    setRefusal(null);
    if (missing(draft.login)) loginField.current?.focus();
    else if (missing(draft.password)) passwordField.current?.focus();
    else void send();
  };

  if (second) {
    const { SecondStepForm, ...asked } = second;
    const goBack = (said: string | null) => {
      setSecond(null);
      setRefusal(said);
    };
    return <SecondStepForm {...asked} onBack={goBack} />;
  }
  if (forgotten) {
    const Forgotten = forgotten;
    return <Forgotten login={draft.login.trim()} onBack={() => setForgotten(null)} />;
  }
  const errorOf = (name: keyof typeof draft) => (checked ? missing(draft[name]) : null);
  return (
    <main className={classes.page}>
      <Paper component="form" withBorder noValidate className={classes.card} onSubmit={submit} aria-label="Connexion">
        <Stack gap="md">
          <div>
            <Text className={classes.brand}>Comptoir</Text>
            <Title order={1}>Connexion</Title>
          </div>
          {ended && !refusal && (
            <Alert color="blue" role="none">
              <output>{why ?? 'Votre session a pris fin. Veuillez vous identifier à nouveau.'} Vous reviendrez où vous étiez.</output>
            </Alert>
          )}
          {refusal && (
            <Alert color="red" role="alert">
              {refusal}
            </Alert>
          )}
          <TextInput
            ref={loginField}
            label="Nom d'utilisateur"
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- this page is for signing in and nothing else
            autoFocus
            aria-required
            value={draft.login}
            onChange={(event) => type({ login: event.currentTarget.value })}
            error={errorOf('login')}
          />
          <PasswordInput
            ref={passwordField}
            label="Mot de passe"
            name="password"
            autoComplete="current-password"
            aria-required
            value={draft.password}
            onChange={(event) => type({ password: event.currentTarget.value })}
            error={errorOf('password')}
            visibilityToggleButtonProps={{ 'aria-label': 'Afficher le mot de passe' }}
          />
          <Button type="submit" loading={sending} fullWidth>
            Valider
          </Button>
          {arePasskeysPossible() && (
            <Button variant="default" disabled={sending} fullWidth onClick={() => void sendKey()}>
              Utiliser une clé d’accès
            </Button>
          )}
          <Suspense fallback={null}>
            <FournisseursPanel domaine={domainOf(draft.login)} disabled={sending} onRefused={setRefusal} />
          </Suspense>
          {isCustomerHost() ? (
            <Text size="sm" c="dimmed">
              Mot de passe oublié&nbsp;? L’administrateur de votre groupe vous en donne un nouveau.
            </Text>
          ) : (
            <Button variant="subtle" fullWidth disabled={sending} onClick={() => void forget()}>
              Mot de passe oublié&nbsp;?
            </Button>
          )}
        </Stack>
      </Paper>
    </main>
  );
};
