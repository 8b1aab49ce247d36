import { webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { chapitreNames } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import type { Endpoint } from '@comptoir/contract/kit';
import { Button, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { stateOf } from './webhook-state.ts';
import css from './webhooks.module.css';

export type Act = 'modifier' | 'secret' | 'rejouer' | 'envois' | 'supprimer';

const acts: readonly { act: Act; label: string; call: Endpoint }[] = [
  { act: 'modifier', label: 'Modifier', call: webhooks.update },
  { act: 'envois', label: 'Derniers envois', call: webhooks.envois },
  { act: 'rejouer', label: 'Renvoyer…', call: webhooks.rejouer },
  { act: 'secret', label: 'Renouveler le secret', call: webhooks.secret },
  { act: 'supprimer', label: 'Supprimer', call: webhooks.remove },
];

/** One webhook, with what may be done with it. */
export const WebhookCard = ({ hook, onAct }: { hook: Webhook; onAct: (act: Act) => void }) => {
  const { IDWebhook, Nom, Adresse, Chapitres, Actif, ArretMotif, PrecedentJusqua } = hook;
  const params = { IDWebhook };
  const etat = useWrite(webhooks.etat);
  const essai = useWrite(webhooks.essai);
  const { tone, word, why } = stateOf(hook);
  const isSending = Actif && !ArretMotif;
  const toggle = () =>
    etat.mutate(
      { params, body: { Actif: !isSending } },
      {
        onSuccess: () => notify.done(isSending ? 'Les envois sont en pause.' : 'Les envois reprennent.'),
        onError: (error) => notify.failed(error, 'L’état n’a pas pu être changé'),
      },
    );
  const trial = () =>
    essai.mutate(
      { params },
      {
        onSuccess: ({ estRecu, Message }) =>
          estRecu ? notify.done('L’essai a été reçu.') : notify.failed(null, `L’essai n’a pas été reçu\u00a0: ${Message}`),
        onError: (error) => notify.failed(error, 'L’essai a échoué'),
      },
    );
  return (
    <li className={css.hook}>
      <div className={css.facts}>
        <Text fw={600}>
          {Nom} <StatusBadge tone={tone}>{word}</StatusBadge>
        </Text>
        <Text size="sm" ff="monospace">
          {Adresse}
        </Text>
        <Text size="sm" c="dimmed">
          {why}
        </Text>
        <Text size="sm" c="dimmed">
          {Chapitres.length === 0 ? 'Toutes les modifications' : Chapitres.map((one) => chapitreNames[one]).join(', ')}
          {PrecedentJusqua && ` · L’ancien secret signe aussi jusqu’au ${shownText('dateTime', PrecedentJusqua)}`}
        </Text>
      </div>
      <div className={css.acts}>
        <Button size="xs" variant="default" loading={essai.isPending} onClick={trial} aria-label={`Essayer\u00a0: ${Nom}`}>
          Essayer
        </Button>
        <ActOpener
          call={webhooks.etat}
          size="xs"
          variant="default"
          loading={etat.isPending}
          onClick={toggle}
          aria-label={`${isSending ? 'Mettre en pause' : 'Reprendre'}\u00a0: ${Nom}`}
        >
          {isSending ? 'Mettre en pause' : 'Reprendre'}
        </ActOpener>
        {acts.map(({ act, label, call }) => (
          <ActOpener key={act} call={call} size="xs" variant="default" onClick={() => onAct(act)} aria-label={`${label}\u00a0: ${Nom}`}>
            {label}
          </ActOpener>
        ))}
      </div>
    </li>
  );
};
