import { facteurs } from '@comptoir/contract/domains/session/facteurs.calls';
import { messages } from '@comptoir/contract/messages';
import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CallError } from '../../kit/client.ts';
import { maxLengthOf } from '../../kit/form/schema-limits.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';

interface NameFieldProps {
  initial: string;
  description?: string;
  submit: string;
  write: { isPending: boolean; error: Error | null };
  send: (Nom: string) => void;
}

/** Names a second factor. */
export const NameFieldForm = ({ initial, description, submit, write: { isPending, error }, send }: NameFieldProps) => {
  const [name, setName] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMissing(!name.trim());
    if (name.trim()) send(name.trim());
  };
  const refused = error instanceof CallError ? error : null;
  const said = refused?.fields['Nom'];
  return (
    <form noValidate aria-label="Nom du second facteur" onSubmit={onSubmit}>
      <Stack gap="sm">
        {error && said === undefined && <ErrorState message={error.message} requestId={refused?.requestId} />}
        <TextInput
          label="Nom"
          description={description}
          maxLength={maxLengthOf(facteurs.renommer.body, 'Nom')}
          ref={field}
          aria-required
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setMissing(false);
          }}
          error={isMissing ? messages.required : said}
          disabled={isPending}
        />
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
};
