import { facteurTypes, type SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import { facteurs, type Facteur } from '@comptoir/contract/domains/session/facteurs.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { call } from '../../kit/client.ts';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CodeFieldForm } from './code-field-form.tsx';
import css from './facteurs.module.css';
import { NameFieldForm } from './name-field-form.tsx';
import { arePasskeysPossible } from '../../kit/proof/passkeys-possible.ts';
import { IdentitesPanel } from './identites/identites-panel.tsx';
import { loadPasskey } from './passkeys-possible.ts';
import { RecoveryPanel } from './recovery-panel.tsx';
import { SeedPanel } from './seed-panel.tsx';

/** What the dialog shows: the list, or one of the things begun from it. */
type Step =
  | { kind: 'list' }
  | { kind: 'name' }
  | { kind: 'key' }
  | { kind: 'rename'; facteur: Facteur }
  | { kind: 'seed'; seed: Answer<typeof facteurs.ajouterCode> }
  | { kind: 'codes'; codes: readonly string[] };
const list: Step = { kind: 'list' };

const titles: Record<Step['kind'], string> = {
  list: 'Ma connexion',
  name: 'Ajouter une application de codes',
  key: 'Ajouter une clé d’accès',
  rename: 'Renommer un second facteur',
  seed: 'Ajouter une application de codes',
  codes: 'Codes de secours',
};

const moment = (value: string) => shownText('dateTime', value);

const Row = ({ facteur, onRename, onRemove }: { facteur: Facteur; onRename: () => void; onRemove: () => void }) => {
  const { Nom, Type, Hote, CreeLe, VuLe } = facteur;
  return (
    <li className={css.facteur}>
      <div className={css.facts}>
        <Text fw={600}>{Nom}</Text>
        <Text size="sm" c="dimmed">
          {facteurTypes[Type]}
          {Hote && `, pour ${Hote}`}, depuis le {moment(CreeLe)}
        </Text>
        <Text size="sm" c="dimmed">
          {VuLe ? `Dernière utilisation le ${moment(VuLe)}` : 'Jamais utilisé'}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onRename} aria-label={`Renommer ${Nom}`}>
          Renommer
        </Button>
        <Button size="xs" variant="default" onClick={onRemove} aria-label={`Retirer ${Nom}`}>
          Retirer
        </Button>
      </Group>
    </li>
  );
};

const leftInWords = (count: number) => {
  if (count === 0) return 'Il ne vous reste aucun code de secours.';
  return count === 1 ? 'Il vous reste un code de secours.' : `Il vous reste ${count} codes de secours.`;
};

const policyInWords = {
  non: null,
  conseille: 'Un second facteur est conseillé pour votre accès.',
  exige: 'Un second facteur est exigé pour votre accès.',
} satisfies Record<SecondFacteur, string | null>;

/** What this person shows beside the password when signing in. */
export const FacteursDialog = ({ onClose }: { onClose: () => void }) => {
  const [step, setStep] = useState<Step>(list);
  const [removed, setRemoved] = useState<Facteur | null>(null);
  const query = useRead(facteurs.list, {}, { staleTime: 0 });
  const touches = [facteurs.list];
  const add = useWrite(facteurs.ajouterCode, { touches: [] });
  const rename = useWrite(facteurs.renommer, { touches });
  const remove = useWrite(facteurs.retirer, { touches });
  const renew = useWrite(facteurs.secours, { touches });
  const adding = useRef<HTMLButtonElement>(null);
  const back = () => setStep(list);
  // What was pressed to get back is gone.
  useEffect(() => {
    if (step !== list || document.activeElement !== document.body) return;
    adding.current?.focus();
  }, [step]);
  const { data } = query;
  const own = data?.facteurs ?? [];

  const begun = (Codes: readonly string[]) => setStep(Codes.length > 0 ? { kind: 'codes', codes: Codes } : list);
  const addKey = useMutation<readonly string[], Error, string>({
    mutationFn: async (Nom) => {
      const { addPasskey } = await loadPasskey();
      return addPasskey(Nom);
    },
    onSuccess: async (Codes) => {
      notify.done('La clé d’accès est ajoutée\u00a0: elle suffit à votre prochaine connexion.');
      await query.refetch();
      begun(Codes);
    },
  });
  const confirm = async (IDFacteur: number, Code: string) => {
    const { Codes } = await call(facteurs.confirmerCode, { params: { IDFacteur }, body: { Code } });
    notify.done('L’application de codes est ajoutée\u00a0: elle sera demandée à votre prochaine connexion.');
    await query.refetch();
    begun(Codes);
  };
  const removeOne = ({ IDFacteur }: Facteur) =>
    remove.mutate(
      { params: { IDFacteur } },
      {
        onSuccess: () => {
          notify.done('Le second facteur est retiré.');
          setRemoved(null);
        },
      },
    );
  const renewCodes = () =>
    renew.mutate(
      {},
      {
        onSuccess: ({ Codes }) => setStep({ kind: 'codes', codes: Codes }),
        onError: (error) => notify.failed(error, 'Les codes n’ont pas pu être renouvelés'),
      },
    );

  const footer =
    step.kind === 'list' ? (
      <>
        <Button variant="default" onClick={onClose}>
          Fermer
        </Button>
        {arePasskeysPossible() && (
          <Button variant="default" onClick={() => setStep({ kind: 'key' })} disabled={!data}>
            Ajouter une clé d’accès
          </Button>
        )}
        <Button ref={adding} onClick={() => setStep({ kind: 'name' })} disabled={!data}>
          Ajouter une application de codes
        </Button>
      </>
    ) : (
      <Button variant={step.kind === 'codes' ? 'filled' : 'default'} onClick={back}>
        {step.kind === 'codes' ? 'J’ai conservé ces codes' : 'Annuler'}
      </Button>
    );

  return (
    <Dialog opened onClose={onClose} title={titles[step.kind]} size="lg" footer={footer}>
      {step.kind === 'list' && (
        <Stack gap="sm">
          <Text size="sm">
            Un second facteur protège votre compte même si votre mot de passe est connu de quelqu’un d’autre.{' '}
            {data && policyInWords[data.SecondFacteur]}
          </Text>
          <ReadFailure query={query} />
          {!data && !query.error && <LoadingState lines={3} />}
          {own.length > 0 && (
            <ul className={css.facteurs} aria-label="Seconds facteurs">
              {own.map((facteur) => (
                <Row
                  key={facteur.IDFacteur}
                  facteur={facteur}
                  onRename={() => setStep({ kind: 'rename', facteur })}
                  onRemove={() => setRemoved(facteur)}
                />
              ))}
            </ul>
          )}
          {data && own.length === 0 && (
            <Text c="dimmed">Vous n’avez pas de second facteur&nbsp;: votre mot de passe seul est demandé.</Text>
          )}
          {data && own.length > 0 && (
            <Group justify="space-between">
              <Text>{leftInWords(data.CodesRestants)}</Text>
              <Button size="xs" variant="default" loading={renew.isPending} onClick={renewCodes}>
                Créer de nouveaux codes
              </Button>
            </Group>
          )}
          <IdentitesPanel />
        </Stack>
      )}
      {step.kind === 'name' && (
        <NameFieldForm
          description="Pour la reconnaître, par exemple «&nbsp;Téléphone&nbsp;»."
          initial={own.length === 0 ? 'Téléphone' : ''}
          submit="Continuer"
          write={add}
          send={(Nom) => add.mutate({ body: { Nom } }, { onSuccess: (seed) => setStep({ kind: 'seed', seed }) })}
        />
      )}
      {step.kind === 'key' && (
        <NameFieldForm
          description={`Votre appareil demandera son code ou votre empreinte. La clé servira à ${location.hostname} seulement.`}
          initial={own.length === 0 ? 'Cet ordinateur' : ''}
          submit="Continuer"
          write={addKey}
          send={(Nom) => addKey.mutate(Nom)}
        />
      )}
      {step.kind === 'rename' && (
        <NameFieldForm
          initial={step.facteur.Nom}
          submit="Renommer"
          write={rename}
          send={(Nom) => rename.mutate({ params: { IDFacteur: step.facteur.IDFacteur }, body: { Nom } }, { onSuccess: back })}
        />
      )}
      {step.kind === 'seed' && (
        <Stack gap="md">
          <SeedPanel {...step.seed} />
          <CodeFieldForm submit="Ajouter" send={(Code) => confirm(step.seed.IDFacteur, Code)} />
        </Stack>
      )}
      {step.kind === 'codes' && <RecoveryPanel codes={step.codes} />}
      {removed && (
        <ConfirmDialog
          opened
          title="Retirer un second facteur"
          message={`«\u00a0${removed.Nom}\u00a0» ne permettra plus de vous identifier.${own.length === 1 ? ' C’est le dernier\u00a0: vos codes de secours sont retirés avec lui.' : ''}`}
          confirm="Retirer ce second facteur"
          destructive
          busy={remove.isPending}
          error={remove.error?.message ?? null}
          onConfirm={() => removeOne(removed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </Dialog>
  );
};
