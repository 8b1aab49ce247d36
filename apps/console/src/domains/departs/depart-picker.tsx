import { departs, remet, type CleEtape, type PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Alert, Anchor, Button, Checkbox, Select, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { UnkeptDraft } from '../../kit/drafts/draft-notice.tsx';
import { EffectsWithin } from '../../kit/essai/see-effects.tsx';
import { instead } from '../../kit/essai/trying.ts';
import { useIsTrying } from '../../kit/essai/use-is-trying.ts';
import { maxLengthOf } from '../../kit/form/schema-limits.ts';
import { LotDraft } from '../../kit/lot/lot-draft.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { utilisateurPath, utilisateursPath } from '../utilisateurs/utilisateurs.links.ts';
import { isTicked } from './depart-choix.ts';
import { DepartMomentPanel } from './depart-moment-panel.tsx';
import { alerteText, mots, resteWords } from './depart-words.ts';
import css from './departs.module.css';
import { prevuText } from './prevu-words.ts';
import { RenoncerBadge } from './renoncer-badge.tsx';
import { useDepart } from './use-depart.ts';

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
  ticked: (cle: CleEtape) => boolean;
  onTick: (cle: CleEtape, on: boolean) => void;
}

const Etapes = ({ plan, ticked, onTick }: EtapesProps) => (
  <fieldset className={css.steps}>
    <legend>Ce qui va être fait</legend>
    {plan.etapes.map(({ cle, nb, details }) => (
      <div key={cle}>
        <Checkbox
          label={mots[cle].label(nb, plan)}
          description={[mots[cle].note, mots[cle].stays && 'Ne s’annule pas.'].filter(Boolean).join(' ')}
          checked={ticked(cle)}
          onChange={(event) => onTick(cle, event.currentTarget.checked)}
        />
        {details.length > 0 && (
          <p className={css.details}>{nb > details.length ? `${details.join(' · ')} · … (${nb})` : details.join(' · ')}</p>
        )}
      </div>
    ))}
  </fieldset>
);

const Prevu = ({ IDPeople, plan: { Name, prevu } }: { IDPeople: number; plan: PlanDepart }) =>
  prevu && (
    <Alert color={prevu.Refus === null ? 'blue' : 'red'} variant="light" icon={<IconCalendarEvent aria-hidden />} title={prevuText(prevu)}>
      {prevu.Modifiable ? (
        <div className={css.acts}>
          <span>
            {prevu.Refus === null
              ? 'Modifiez ci-dessous ce qui est prévu, ou renoncez-y.'
              : 'Rien n’a été fait. Prévoyez-le de nouveau, ou renoncez-y.'}
          </span>
          <RenoncerBadge IDPeople={IDPeople} name={Name} />
        </div>
      ) : (
        'Il comprend des étapes que votre accès ne permet pas\u00a0: vous ne pouvez ni le modifier ni l’annuler.'
      )}
    </Alert>
  );

const Plan = ({ IDPeople, plan }: { IDPeople: number; plan: PlanDepart }) => {
  const depart = useDepart(IDPeople, plan);
  const { choix, change, tick, chosen, submit, attempt, isLater, faults, error, draft } = depart;
  const trying = useIsTrying();
  const needsHeir = choix.remplacant === '' && chosen.some(remet);
  const mayAct = chosen.length > 0 && !needsHeir && depart.isReady;
  const what = JSON.stringify([chosen, choix.remplacant]);
  // What it would do is shown by itself once; after another choice, when it is asked for.
  const [first, setFirst] = useState<string | null>(null);
  if (mayAct && first === null) setFirst(what);
  const options = plan.remplacants.map(({ IDPeople: id, Name: label, Profil }) => ({
    value: String(id),
    label: Profil ? `${label} (${Profil})` : label,
  }));
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
      aria-label={`Départ ${ofName(plan.Name)}`}
      onSubmit={(event) => {
        event.preventDefault();
        void instead(submit);
      }}
      noValidate
    >
      <LotDraft key={draft.place} {...draft} />
      <Alertes alertes={plan.alertes} />
      <div className={css.choices}>
        <DepartMomentPanel depart={depart} />
        <Select
          label="Remplaçant"
          description="Une personne active des mêmes sites."
          placeholder={options.length > 0 ? 'Choisir une personne' : 'Personne d’autre sur ces sites'}
          data={options}
          value={choix.remplacant === '' ? null : choix.remplacant}
          onChange={(remplacant) => change({ remplacant: remplacant ?? '' })}
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
          maxLength={maxLengthOf(departs.partir.body, 'motif')}
          value={choix.motif}
          onChange={(event) => change({ motif: event.currentTarget.value })}
          error={faults['motif']}
        />
      </div>
      <Etapes plan={plan} ticked={(cle) => isTicked(choix, cle)} onTick={tick} />
      <Restes restes={plan.restes} />
      {mayAct && (
        <div>
          {isLater && <Text size="sm">S’il avait lieu maintenant&nbsp;:</Text>}
          <EffectsWithin key={what} isAuto={what === first} act={attempt} disabled={depart.isPending} />
        </div>
      )}
      {error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {error.message}
        </Text>
      )}
      <div className={css.acts}>
        <Button type="submit" loading={depart.isPending && !trying} disabled={!mayAct}>
          {isLater ? 'Prévoir le départ' : 'Faire le départ'}
        </Button>
        <Button component="a" href={utilisateurPath(IDPeople)} variant="default">
          Revenir à la fiche
        </Button>
        <UnkeptDraft />
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
        title={data ? `Départ ${ofName(data.Name)}` : 'Départ d’une personne'}
        purpose="Tout ce qui porte son nom, en une fois. Rien n’est écrit avant votre accord."
        parents={parents}
      />
      <ReadFailure query={query} />
      {data && <Prevu IDPeople={IDPeople} plan={data} />}
      {data ? <Plan key={data.prevu?.DateH} IDPeople={IDPeople} plan={data} /> : !query.error && <LoadingState />}
    </>
  );
};
