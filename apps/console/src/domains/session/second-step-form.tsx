import { facteurs } from '@comptoir/contract/domains/session/facteurs.calls';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { messages } from '@comptoir/contract/messages';
import { Alert, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { arePasskeysPossible } from '../../kit/proof/passkeys-possible.ts';
import { codeFields, codeOffers, type TypedCode } from '../../kit/proof/typed-moyens.ts';
import { startSession } from '../../kit/session.ts';
import { FirstFactorPanel } from './first-factor-panel.tsx';
import classes from './login-form.module.css';
import { knownBrowser } from './known-browser.ts';
import { loadPasskey } from './passkeys-possible.ts';

export interface SecondStepProps {
  demande: string;
  moyens: NonNullable<RefusalBody['moyens']>;
  /** Back to the password, with the reason where there is one. */
  onBack: (why: string | null) => void;
}

const CodeStep = ({ demande, moyens, onBack }: SecondStepProps) => {
  const typed = moyens.filter((moyen): moyen is TypedCode => moyen === 'code' || moyen === 'secours');
  const [moyen, setMoyen] = useState<TypedCode>(typed[0] ?? 'secours');
  const [codes, setCodes] = useState<Record<TypedCode, string>>({ code: '', secours: '' });
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const send = async () => {
    setSending(true);
    try {
      const { token } = await call(facteurs.finir, { headers: knownBrowser(), body: { demande, Moyen: moyen, Code: codes[moyen] } });
      startSession(token);
    } catch (error) {
      setSending(false);
      const refused = error instanceof CallError ? error : null;
      const wrong = refused?.fields['Code'];
      if (refused?.status === 401 && wrong === undefined) return onBack(refused.message);
      setFault(wrong ?? null);
      setRefusal(wrong === undefined ? (refused?.message ?? 'Une erreur inattendue est survenue.') : null);
      field.current?.focus();
      field.current?.select();
    }
    return undefined;
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    setFault(codes[moyen].trim() ? null : messages.required);
    if (codes[moyen].trim()) void send();
    else field.current?.focus();
  };

  const choose = (next: TypedCode) => {
    setMoyen(next);
    setFault(null);
    setRefusal(null);
  };
  const other = typed.find((one) => one !== moyen);
  return (
    <form noValidate onSubmit={submit} aria-label="Second facteur">
      <Stack gap="md">
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        <TextInput
          key={moyen}
          ref={field}
          label={codeFields[moyen].label}
          description={codeFields[moyen].description}
          name={moyen}
          autoComplete={codeFields[moyen].autoComplete}
          inputMode={codeFields[moyen].inputMode}
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step is for typing the code and nothing else
          autoFocus
          aria-required
          value={codes[moyen]}
          onChange={({ currentTarget }) => {
            setCodes({ ...codes, [moyen]: currentTarget.value });
            setFault(null);
          }}
          error={fault}
        />
        <Button type="submit" loading={sending} fullWidth>
          Valider
        </Button>
        {other && (
          <Button variant="subtle" disabled={sending} onClick={() => choose(other)}>
            {codeOffers[other]}
          </Button>
        )}
      </Stack>
    </form>
  );
};

/** A passkey is two factors by itself: it signs in anew. */
const KeyStep = () => {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setRefusal(null);
    try {
      const { signInByPasskey } = await loadPasskey();
      await signInByPasskey();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Une erreur inattendue est survenue.');
      setSending(false);
    }
  };
  return (
    <Stack gap="md">
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Button variant="default" loading={sending} onClick={() => void send()}>
        Utiliser une clé d’accès
      </Button>
    </Stack>
  );
};

/** The password was right: what else is asked, or what has to be added first. What was typed before stays behind it. */
export const SecondStepForm = (props: SecondStepProps) => {
  const { demande, moyens, onBack } = props;
  const isFirst = moyens.includes('inscription');
  const isTyped = moyens.includes('code') || moyens.includes('secours');
  return (
    <main className={classes.page}>
      <Paper withBorder className={isFirst ? classes.wideCard : classes.card}>
        <Stack gap="md">
          <div>
            <Text className={classes.brand}>Comptoir</Text>
            <Title order={1}>{isFirst ? 'Ajoutez un second facteur' : 'Second facteur'}</Title>
          </div>
          {isFirst && <FirstFactorPanel demande={demande} onBack={onBack} />}
          {moyens.includes('cle') && arePasskeysPossible() && <KeyStep />}
          {isTyped && <CodeStep {...props} />}
          {!isFirst && !isTyped && !arePasskeysPossible() && (
            <Text>Votre compte demande une clé d’accès, que cette adresse ne permet pas d’utiliser.</Text>
          )}
          <Button variant="subtle" color="gray" onClick={() => onBack(null)}>
            Revenir au mot de passe
          </Button>
        </Stack>
      </Paper>
    </main>
  );
};
