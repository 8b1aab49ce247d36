import { webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { messages } from '@comptoir/contract/messages';
import { ofName } from '@comptoir/contract/texts/elision';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../kit/form/fields/day-input.tsx';
import { isDay } from '../../kit/form/typed/typed-day.ts';
import { beginningInParis } from '../../kit/months/paris-moment.ts';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';

/** From the beginning of a day on, all is sent again. */
export const RejouerDialog = ({ hook: { IDWebhook, Nom }, onClose }: { hook: Webhook; onClose: () => void }) => {
  const [day, setDay] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const replay = useWrite(webhooks.rejouer);
  const submit = () => {
    if (day === null || !isDay(day)) {
      setFault(day === null ? messages.required : 'Une date est attendue');
      return;
    }
    const onSuccess = () => {
      notify.done('Les envois reprennent à partir de cette date.');
      onClose();
    };
    replay.mutate({ params: { IDWebhook }, body: { Depuis: beginningInParis(day) } }, { onSuccess });
  };
  return (
    <SubmitDialog
      title={`Renvoyer les événements ${ofName(Nom)}`}
      submit="Renvoyer"
      busy={replay.isPending}
      error={replay.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        Toutes les modifications depuis le début de ce jour repartent dans leur ordre, avec le même identifiant que la première fois.
      </Text>
      <DayInput
        label="À partir du"
        clearLabel="Effacer la date"
        value={day}
        onChange={(next) => {
          setDay(next);
          setFault(null);
        }}
        error={fault ?? replay.error?.fields['Depuis']}
      />
    </SubmitDialog>
  );
};
