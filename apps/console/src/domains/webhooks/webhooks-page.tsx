import { webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { ActDialog } from '../../kit/essai/act-dialog.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { EnvoisDialog } from './envois-dialog.tsx';
import { RejouerDialog } from './rejouer-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookCard, type Act } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import css from './webhooks.module.css';

type Opened = { act: Act; hook: Webhook } | { act: 'ajouter' } | { act: 'montrer'; secret: string; isRenewed: boolean };

interface ConfirmProps {
  hook: Webhook;
  onClose: () => void;
}

const RemoveDialog = ({ hook: { IDWebhook, Nom, Version }, onClose }: ConfirmProps) => {
  const remove = useWrite(webhooks.remove);
  const asked = { params: { IDWebhook }, headers: { 'if-match': Version } };
  const confirmed = () => {
    const onSuccess = () => {
      notify.done('Le webhook est supprimé.');
      onClose();
    };
    remove.mutate(asked, { onSuccess });
  };
  return (
    <ActDialog
      opened
      destructive
      title={`Supprimer ${Nom}`}
      message={`Plus rien ne sera envoyé à l’adresse ${ofName(Nom)}, et son secret ne vaudra plus rien.`}
      confirm="Supprimer le webhook"
      busy={remove.isPending}
      error={remove.error?.message ?? null}
      onConfirm={confirmed}
      onTry={() => call(webhooks.remove, asked)}
      onCancel={onClose}
    />
  );
};

const RenewDialog = ({ hook: { IDWebhook, Nom }, onClose, onMade }: ConfirmProps & { onMade: (secret: string) => void }) => {
  const renew = useWrite(webhooks.secret);
  return (
    <ConfirmDialog
      opened
      title={`Renouveler le secret ${ofName(Nom)}`}
      message="Un autre secret est créé. Les deux signent pendant 24 heures, le temps de le changer chez le destinataire."
      confirm="Renouveler le secret"
      busy={renew.isPending}
      error={renew.error?.message ?? null}
      onConfirm={() => renew.mutate({ params: { IDWebhook } }, { onSuccess: ({ Secret }) => onMade(Secret) })}
      onCancel={onClose}
    />
  );
};

/** The addresses to which each change of the customer is sent. */
export const WebhooksPage = () => {
  const query = useRead(webhooks.list, {}, { staleTime: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const show = (isRenewed: boolean) => (secret: string) => setOpened({ act: 'montrer', secret, isRenewed });
  const { data } = query;
  const add = (
    <ActOpener call={webhooks.create} adds onClick={() => setOpened({ act: 'ajouter' })}>
      Ajouter un webhook
    </ActOpener>
  );
  return (
    <>
      <PageHeader
        title="Webhooks"
        purpose="Les adresses auxquelles chaque modification de ce client est envoyée, signée, dans son ordre."
        actions={add}
      />
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={5} />}
      {data?.length === 0 && <EmptyState message="Aucune modification n’est envoyée ailleurs." />}
      {data && data.length > 0 && (
        <ul className={css.hooks} aria-label="Webhooks">
          {data.map((hook) => (
            <WebhookCard key={hook.IDWebhook} hook={hook} onAct={(act) => setOpened({ act, hook })} />
          ))}
        </ul>
      )}
      {opened?.act === 'ajouter' && <WebhookDialog onClose={close} onMade={show(false)} />}
      {opened?.act === 'modifier' && (
        <WebhookDialog
          hook={opened.hook}
          stored={data?.find(({ IDWebhook }) => IDWebhook === opened.hook.IDWebhook)}
          onClose={close}
          onMade={show(false)}
        />
      )}
      {opened?.act === 'secret' && <RenewDialog hook={opened.hook} onClose={close} onMade={show(true)} />}
      {opened?.act === 'montrer' && <SecretDialog secret={opened.secret} isRenewed={opened.isRenewed} onClose={close} />}
      {opened?.act === 'rejouer' && <RejouerDialog hook={opened.hook} onClose={close} />}
      {opened?.act === 'envois' && <EnvoisDialog hook={opened.hook} onClose={close} />}
      {opened?.act === 'supprimer' && <RemoveDialog hook={opened.hook} onClose={close} />}
    </>
  );
};
