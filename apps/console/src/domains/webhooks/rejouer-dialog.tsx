import { webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { messages } from '@comptoir/contract/messages';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Stack, Text } from '@mantine/core';
import { useId, useState, type SubmitEvent } from 'react';
import { DayInput } from '../../kit/form/fields/day-input.tsx';
import { isDay } from '../../kit/form/typed/typed-day.ts';
import { beginningInParis } from '../../kit/months/paris-moment.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

/** From the beginning of a day on, all is sent again. */
export const RejouerDialog = ({ hook: { IDWebhook, Nom }, onClose }: { hook: Webhook; onClose: () => void }) => {
  const formId = useId();
  const [day, setDay] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const replay = useWrite(webhooks.rejouer);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (day === null || !isDay(day)) {
      setFault(day === null ? messages.required : 'Une date est attendue');
      return;
    }
    if (replay.isPending) return;
    const onSuccess = () => {
      notify.done('Les envois reprennent à partir de cette date.');
      onClose();
    };
    replay.mutate({ params: { IDWebhook }, body: { Depuis: beginningInParis(day) } }, { onSuccess });
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={replay.isPending}>
        Annuler
      </Button>
      <Button type="submit" form={formId} loading={replay.isPending}>
        Renvoyer
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={`Renvoyer les événements ${ofName(Nom)}`} busy={replay.isPending} footer={footer}>
      <form id={formId} aria-label="Renvoyer les événements" noValidate onSubmit={submit}>
        <Stack gap="sm">
          {replay.error && <ErrorState message={replay.error.message} requestId={replay.error.requestId} />}
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
            error={fault}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
