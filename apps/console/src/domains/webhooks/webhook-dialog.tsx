import { webhookForm, webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { chapitreNames, chapitres, webhookFields } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useId, useState, type SubmitEvent } from 'react';
import { useFaults, type Faults } from '../../kit/form/use-faults.ts';
import { notify } from '../../kit/notify.ts';
import { changedInWords, useKnown } from '../../kit/form/use-known.ts';
import { useWrite } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

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
  const formId = useId();
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = webhookForm.safeParse({ ...typed, Chapitres: chosen });
    if (!read.success) {
      refuse(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    if (busy) return;
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
  const isSaid = Object.keys(error?.fields ?? {}).length > 0;
  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={busy}>
        Annuler
      </Button>
      <Button type="submit" form={formId} loading={busy}>
        {hook ? (isStale ? 'Enregistrer quand même' : 'Enregistrer') : 'Ajouter'}
      </Button>
    </>
  );
  const title = hook ? `Modifier ${hook.Nom}` : 'Ajouter un webhook';
  return (
    <Dialog opened onClose={onClose} title={title} busy={busy} footer={footer} size="lg">
      <form ref={form} id={formId} aria-label={title} noValidate onSubmit={submit}>
        <Stack gap="sm">
          {error && !isSaid && (
            <ErrorState message={`${error.message}${isStale ? changesInWords(known, stored) : ''}`} requestId={error.requestId} />
          )}
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
        </Stack>
      </form>
    </Dialog>
  );
};
