import { webhookForm, webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { chapitreNames, chapitres, webhookFields } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { faultsOf, useFaults, type Faults } from '../../kit/form/use-faults.ts';
import { notify } from '../../kit/notify.ts';
import { changedInWords, useKnown } from '../../kit/form/use-known.ts';
import { useWrite } from '../../kit/queries.ts';

interface WebhookDialogProps {
  /** The one to change; absent, a new one. */
  hook?: Webhook | undefined;
  /** The same as it is known now. */
  stored?: Webhook | undefined;
  onClose: () => void;
  /** Its secret is told this once. */
  onMade: (secret: string) => void;
}

const shown = ['Nom', 'Adresse', 'Chapitres'] as const;

/** What somebody else has changed meanwhile. */
const changesInWords = (before: Webhook | undefined, now: Webhook | undefined) => {
  if (!before || !now) return '';
  return changedInWords(shown.filter((name) => String(before[name]) !== String(now[name])).map((name) => webhookFields[name].label));
};

/** Where changes are sent to, and which. */
export const WebhookDialog = ({ hook, stored, onClose, onMade }: WebhookDialogProps) => {
  const [typed, setTyped] = useState({ Nom: hook?.Nom ?? '', Adresse: hook?.Adresse ?? '' });
  const [chosen, setChosen] = useState<readonly string[]>(hook?.Chapitres ?? []);
  const { form, faults, refuse, forget } = useFaults();
  const create = useWrite(webhooks.create);
  const update = useWrite(webhooks.update);
  const { error } = hook ? update : create;
  const { known, isStale, standOn } = useKnown(hook, stored, error);
  const busy = create.isPending || update.isPending;
  const field = (name: keyof typeof typed) => ({
    label: webhookFields[name].label,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: value });
      forget(name);
    },
    error: faults[name],
    required: true,
    withAsterisk: false,
    disabled: busy,
    autoComplete: 'off',
    spellCheck: false,
  });
  const submit = () => {
    const read = webhookForm.safeParse({ ...typed, Chapitres: chosen });
    if (!read.success) {
      refuse(faultsOf(read.error));
      return;
    }
    const onError = ({ fields }: { fields: Faults }) => refuse(fields);
    const standing = standOn();
    if (!standing) {
      create.mutate({ body: read.data }, { onSuccess: ({ Secret }) => onMade(Secret), onError });
      return;
    }
    const onSuccess = () => {
      notify.done('Le webhook est modifié.');
      onClose();
    };
    const { IDWebhook, Version } = standing;
    update.mutate({ params: { IDWebhook }, headers: { 'if-match': Version }, body: read.data }, { onSuccess, onError });
  };
  return (
    <SubmitDialog
      title={hook ? `Modifier ${hook.Nom}` : 'Ajouter un webhook'}
      size="lg"
      submit={hook ? (isStale ? 'Enregistrer quand même' : 'Enregistrer') : 'Ajouter'}
      busy={busy}
      error={error}
      details={isStale ? changesInWords(known, stored) : ''}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...field('Nom')} maxLength={webhookFields.Nom.max} data-autofocus />
      <TextInput {...field('Adresse')} inputMode="url" description={webhookFields.Adresse.help} placeholder="https://…" />
      <Checkbox.Group
        label={webhookFields.Chapitres.label}
        description="Sans choix, toutes les modifications sont envoyées."
        value={[...chosen]}
        onChange={setChosen}
      >
        <Stack gap="xs" mt="xs">
          {chapitres.map((chapitre) => (
            <Checkbox key={chapitre} value={chapitre} label={chapitreNames[chapitre]} disabled={busy} />
          ))}
        </Stack>
      </Checkbox.Group>
    </SubmitDialog>
  );
};
