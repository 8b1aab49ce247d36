import { urgenceHeures } from '@comptoir/contract/acces';
import { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { session } from '@comptoir/contract/domains/session/session.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useFaults } from '../../kit/form/use-faults.ts';
import { call, type CallError } from '../../kit/client.ts';
import { useClosed, useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { goToCustomer } from '../../kit/session.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { landingOf } from '../session/session.links.ts';
import { durees } from './acces-durees.ts';
import { missingIn, noWhy, WhyFields, type Why } from './why-panel.tsx';

export type Situation = Answer<typeof acces.situation>;

const useEntering = ({ BDGp }: Situation) => {
  const { history } = useRouter();
  return useMutation<void, CallError, Why>({
    mutationFn: async ({ Motif, Ticket }) => {
      const { token } = await call(session.select, { headers: { bdgp: BDGp }, body: { Motif, Ticket } });
      goToCustomer(BDGp, token, landingOf(history.location.search));
    },
  });
};

/** What stands beside a field is not said twice. */
const Failure = ({ error }: { error: CallError | null }) =>
  error && !error.fields['Motif'] && !error.fields['Ticket'] && <ErrorState message={error.message} requestId={error.requestId} />;

/** Says why one comes, and enters. */
export const AnnounceForm = ({ situation }: { situation: Situation }) => {
  const [why, setWhy] = useState(noWhy);
  const { form, faults, refuse } = useFaults();
  const entering = useEntering(situation);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = missingIn(why);
    refuse(found);
    if (Object.keys(found).length === 0 && !entering.isPending) entering.mutate(why, { onError: ({ fields }) => refuse(fields) });
  };
  return (
    <form ref={form} aria-label="Annoncer sa visite" noValidate onSubmit={submit}>
      <Stack gap="sm">
        <WhyFields value={why} onChange={setWhy} faults={faults} disabled={entering.isPending} />
        <Failure error={entering.error} />
        <Group>
          <Button type="submit" loading={entering.isPending}>
            Entrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Asks the group, or takes an emergency. */
export const AskForm = ({ situation: { BDGp } }: { situation: Situation }) => {
  const [why, setWhy] = useState(noWhy);
  const [heures, setHeures] = useState('8');
  const { form, faults, refuse } = useFaults();
  const touches = [acces.situation];
  const ask = useWrite(acces.demander, { touches });
  const urgence = useWrite(acces.urgence, { touches });
  const closed = useClosed(acces.urgence);
  const isPending = ask.isPending || urgence.isPending;
  const onError = ({ fields }: CallError) => refuse(fields);
  const isReady = (isTicketRequired: boolean) => {
    const found = missingIn(why, isTicketRequired);
    refuse(found);
    return Object.keys(found).length === 0 && !isPending;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady(false)) return;
    urgence.reset();
    ask.mutate({ body: { BDGp, ...why, Heures: Number(heures) } }, { onError });
  };
  const takeUrgence = () => {
    if (!isReady(true)) return;
    ask.reset();
    urgence.mutate({ body: { BDGp, ...why } }, { onError });
  };
  return (
    <form ref={form} aria-label="Demander un accès" noValidate onSubmit={submit}>
      <Stack gap="sm">
        <WhyFields value={why} onChange={setWhy} faults={faults} disabled={isPending} />
        <NativeSelect
          label="Durée"
          data={durees}
          value={heures}
          onChange={({ currentTarget }) => setHeures(currentTarget.value)}
          disabled={isPending}
        />
        <Failure error={ask.error ?? (closed === null ? urgence.error : null)} />
        <Group>
          <Button type="submit" loading={ask.isPending} disabled={urgence.isPending}>
            Demander l’accès
          </Button>
          <ActOpener
            call={acces.urgence}
            color="red"
            variant="outline"
            onClick={takeUrgence}
            loading={urgence.isPending}
            disabled={ask.isPending}
          >
            Prendre un accès d’urgence
          </ActOpener>
        </Group>
        <Text size="sm" c="dimmed">
          L’accès d’urgence dure {urgenceHeures} heures. Il demande un ticket et votre mot de passe&nbsp;; tous les administrateurs du
          groupe en sont prévenus.
        </Text>
      </Stack>
    </form>
  );
};

/** Nothing is missing any more. */
export const EnterButton = ({ situation }: { situation: Situation }) => {
  const entering = useEntering(situation);
  return (
    <Stack gap="sm">
      {situation.EstAccorde && <Text role="status">Le groupe vous a accordé un accès.</Text>}
      <Failure error={entering.error} />
      <Group>
        <Button loading={entering.isPending} onClick={() => entering.mutate(noWhy)}>
          Entrer chez {situation.label}
        </Button>
      </Group>
    </Stack>
  );
};
