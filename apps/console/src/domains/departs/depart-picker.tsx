import { departs, remet, type CleEtape, type PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { Alert, Anchor, Button, Checkbox, Select, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { offerUndo } from '../../kit/undo.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { utilisateurPath, utilisateursPath } from '../utilisateurs/utilisateurs.links.ts';
import { alerteText, mots, resteWords } from './depart-words.ts';
import css from './departs.module.css';

const mostAlertes = 5;

const Alertes = ({ alertes }: Pick<PlanDepart, 'alertes'>) =>
  alertes.length > 0 && (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} title="Ce que les sites n’auraient plus">
      <ul className={css.list}>
        {alertes.slice(0, mostAlertes).map((alerte) => (
          <li key={alerte.IDSite}>{alerteText(alerte)}</li>
        ))}
        {alertes.length > mostAlertes && <li>{`Et ${alertes.length - mostAlertes} autres sites.`}</li>}
      </ul>
    </Alert>
  );

const Restes = ({ restes }: Pick<PlanDepart, 'restes'>) => (
  <div>
    <Text fw={600}>Restent</Text>
    <ul className={css.list}>
      <li>son nom dans l’historique et sur ce qui est signé</li>
      {restes.map(({ cle, nb }) => {
        const { label, href } = resteWords[cle];
        return <li key={cle}>{href ? <Anchor href={href}>{label(nb)}</Anchor> : label(nb)}</li>;
      })}
    </ul>
  </div>
);

interface EtapesProps {
  plan: PlanDepart;
  isTicked: (cle: CleEtape) => boolean;
  onTick: (cle: CleEtape, on: boolean) => void;
}

const Etapes = ({ plan, isTicked, onTick }: EtapesProps) => (
  <fieldset className={css.steps}>
    <legend>Ce qui va être fait</legend>
    {plan.etapes.map(({ cle, nb, details }) => (
      <div key={cle}>
        <Checkbox
          label={mots[cle].label(nb, plan)}
          description={[mots[cle].note, mots[cle].stays && 'Ne s’annule pas.'].filter(Boolean).join(' ')}
          checked={isTicked(cle)}
          onChange={(event) => onTick(cle, event.currentTarget.checked)}
        />
        {details.length > 0 && (
          <p className={css.details}>{nb > details.length ? `${details.join(' · ')} · … (${nb})` : details.join(' · ')}</p>
        )}
      </div>
    ))}
  </fieldset>
);

/** What the person is told: all that was done, and what does not come back. */
const doneText = (name: string, faits: readonly { cle: CleEtape; nb: number }[]) => {
  const done = faits.map(({ cle, nb }) => mots[cle].done(nb)).join(', ');
  const staying = faits.flatMap(({ cle }) => mots[cle].stays ?? []);
  return `Départ de «\u00a0${name}\u00a0»\u00a0: ${done}.${staying.length > 0 ? ` Ne reviennent pas\u00a0: ${staying.join(', ')}.` : ''}`;
};

const useDepart = (IDPeople: number, { Name, etapes, remplacants }: PlanDepart) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  // What is handed over waits for somebody to take it.
  const [ticks, setTicks] = useState<Partial<Record<CleEtape, boolean>>>({});
  const [remplacant, setRemplacant] = useState<string | null>(null);
  const [motif, setMotif] = useState('');
  const leave = useWrite(departs.partir);
  const isTicked = (cle: CleEtape) => ticks[cle] ?? (!remet(cle) || (remplacant !== null && cle !== 'sites'));
  const chosen = etapes.map(({ cle }) => cle).filter(isTicked);
  const submit = () => {
    const body = { etapes: chosen, remplacant: remplacant === null ? null : Number(remplacant), motif };
    leave.mutate(
      { params: { idPeople: IDPeople }, body },
      {
        onSuccess: (done) => {
          const refresh = () => client.invalidateQueries();
          offerUndo(done, doneText(Name, done.faits), async () => {
            await refresh();
            return `Le départ de «\u00a0${Name}\u00a0» est annulé, pour ce qui peut l’être.`;
          });
          void refresh();
          void navigate({ to: utilisateurPath(IDPeople), replace: true });
        },
      },
    );
  };
  const tick = (cle: CleEtape, on: boolean) => setTicks((before) => ({ ...before, [cle]: on }));
  const options = remplacants.map(({ IDPeople: id, Name: label, Profil }) => ({
    value: String(id),
    label: Profil ? `${label} (${Profil})` : label,
  }));
  return { isTicked, tick, chosen, submit, leave, remplacant, setRemplacant, motif, setMotif, options };
};

const Plan = ({ IDPeople, plan }: { IDPeople: number; plan: PlanDepart }) => {
  const { isTicked, tick, chosen, submit, leave, remplacant, setRemplacant, motif, setMotif, options } = useDepart(IDPeople, plan);
  const faults = leave.error?.fields ?? {};
  const needsHeir = remplacant === null && chosen.some(remet);
  if (plan.etapes.length === 0)
    return (
      <EmptyState
        message={`Il ne reste rien à faire pour ce départ\u00a0: ${plan.Actif ? 'votre accès n’y peut rien' : 'le compte est suspendu, et rien ne lui est confié'}.`}
        action={
          <Button component="a" href={utilisateurPath(IDPeople)} variant="default">
            Revenir à la fiche
          </Button>
        }
      />
    );
  return (
    <form
      className={css.page}
      aria-label={`Départ de ${plan.Name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <Alertes alertes={plan.alertes} />
      <div className={css.choices}>
        <Select
          label="Remplaçant"
          description="Une personne active des mêmes sites."
          placeholder={options.length > 0 ? 'Choisir une personne' : 'Personne d’autre sur ces sites'}
          data={options}
          value={remplacant}
          onChange={setRemplacant}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Effacer le remplaçant' }}
          nothingFoundMessage="Personne ne correspond."
          comboboxProps={{ withinPortal: false }}
          error={faults['remplacant']}
        />
        <TextInput
          label="Motif"
          description={'Facultatif\u00a0; le journal le garde.'}
          maxLength={255}
          value={motif}
          onChange={(event) => setMotif(event.currentTarget.value)}
          error={faults['motif']}
        />
      </div>
      <Etapes plan={plan} isTicked={isTicked} onTick={tick} />
      <Restes restes={plan.restes} />
      {leave.error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {leave.error.message}
        </Text>
      )}
      <div className={css.acts}>
        <Button type="submit" loading={leave.isPending} disabled={chosen.length === 0 || needsHeir}>
          Faire le départ
        </Button>
        <Button component="a" href={utilisateurPath(IDPeople)} variant="default">
          Revenir à la fiche
        </Button>
        {needsHeir && <Text size="sm">Choisissez un remplaçant, ou décochez ce qui lui serait remis.</Text>}
      </div>
    </form>
  );
};

/** The departure of a person: what it would do, then all of it in one act. */
export const DepartPicker = ({ IDPeople }: { IDPeople: number }) => {
  const query = useRead(departs.plan, { params: { idPeople: IDPeople } });
  const { data } = query;
  const parents = [
    { label: 'Utilisateurs', href: utilisateursPath },
    ...(data ? [{ label: data.Name, href: utilisateurPath(IDPeople) }] : []),
  ];
  return (
    <>
      <PageHeader
        title={data ? `Départ de ${data.Name}` : 'Départ d’une personne'}
        purpose="Tout ce qui porte son nom, en une fois. Rien n’est écrit avant votre accord."
        parents={parents}
      />
      <ReadFailure query={query} />
      {data ? <Plan IDPeople={IDPeople} plan={data} /> : !query.error && <LoadingState />}
    </>
  );
};
