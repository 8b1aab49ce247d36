import { messages } from '@comptoir/contract/messages';
import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CallError } from '../../kit/client.ts';

interface CodeFieldProps {
  submit: string;
  send: (code: string) => Promise<void>;
}

/** Asks for the code that an application which was just added shows. */
export const CodeFieldForm = ({ submit: label, send }: CodeFieldProps) => {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    setSending(true);
    try {
      await send(code);
    } catch (error) {
      setFault(error instanceof CallError ? (error.fields['Code'] ?? error.message) : 'Une erreur inattendue est survenue.');
      field.current?.focus();
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setFault(code.trim() ? null : messages.required);
    if (code.trim()) void submit();
    else field.current?.focus();
  };
  return (
    <form noValidate aria-label="Code de l’application" onSubmit={onSubmit}>
      <Stack gap="sm">
        <TextInput
          ref={field}
          label="Code que l’application affiche"
          description="Six chiffres."
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          aria-required
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setFault(null);
          }}
          error={fault}
        />
        <Button type="submit" loading={sending}>
          {label}
        </Button>
      </Stack>
    </form>
  );
};
