import type { WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { ComponentType } from 'react';
import { RecordComing } from '../../../kit/record-coming.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Button } from '@mantine/core';
import { ActivationForm } from '../comptes/activation-form.tsx';
import { OriginesPanel } from '../correspondances/origines-panel.tsx';
import { PointsDeVentePanel } from '../correspondances/points-de-vente-panel.tsx';
import { useStepCompte } from '../comptes/use-compte.ts';
import { useCrm } from '../use-crm.ts';
import { useHoles } from '../correspondances/use-holes.ts';
import { wallyCrmPath } from '../wally.links.ts';
import { HeldBackPanel, WizardPanel } from './wizard-panel.tsx';
import { stepTitle, wizardSteps, type WizardStep } from './wizard-steps.ts';

type Crm = ReturnType<typeof useCrm>;
export interface StepProps {
  crm: Crm['crm'];
  label: string;
  compte: WallyCompte;
  parents: readonly { label: string; href: string }[];
}

/** A step after the points of sale: closed until they are complete. */
const AfterSites = ({
  step,
  title,
  Content,
  ...props
}: StepProps & { step: WizardStep; title: string; Content: ComponentType<StepProps> }) => {
  const { crm, compte, parents } = props;
  const { IdWallyCompte } = compte;
  const { sites } = useHoles(IdWallyCompte);
  if (sites === 0) return <Content {...props} />;
  return (
    <>
      <PageHeader title={title} purpose={`Compte ${compte.Identifiant}`} parents={parents} />
      <WizardPanel crm={crm} IdWallyCompte={IdWallyCompte} current={step} />
      {sites === undefined ? <LoadingState /> : <HeldBackPanel crm={crm} IdWallyCompte={IdWallyCompte} />}
    </>
  );
};

const SitesStep = ({ crm, label, compte: { IdWallyCompte, Identifiant }, parents }: StepProps) => (
  <PointsDeVentePanel
    title={stepTitle('mapping-point-de-vente', Identifiant, label)}
    purpose={`Donnez un site à chaque point de vente que Wally connaît dans ${label}, ou choisissez de ne pas l’intégrer.`}
    parents={parents}
    IdWallyCompte={IdWallyCompte}
    notice={<WizardPanel crm={crm} IdWallyCompte={IdWallyCompte} current="mapping-point-de-vente" />}
    together
  />
);

const OriginesStep = ({ crm, label, compte: { IdWallyCompte, Identifiant }, parents }: StepProps) => (
  <OriginesPanel
    title={stepTitle('mapping-origines', Identifiant, label)}
    purpose={`Donnez une origine à chaque origine que Wally connaît dans ${label}. Sans la sienne, celle par défaut vaut.`}
    parents={parents}
    IdWallyCompte={IdWallyCompte}
    notice={<WizardPanel crm={crm} IdWallyCompte={IdWallyCompte} current="mapping-origines" />}
    together
  />
);

const contents: Readonly<Record<Exclude<WizardStep, 'identifiants'>, ComponentType<StepProps>>> = {
  'mapping-point-de-vente': SitesStep,
  'mapping-origines': OriginesStep,
  activation: ActivationForm,
};

const Step = ({ step }: { step: keyof typeof contents }) => {
  const { crm, label, parents: above } = useCrm();
  const { query, compte } = useStepCompte(crm);
  const list = wallyCrmPath(crm, 'comptes');
  const parents = [...above, { label: `Comptes ${label}`, href: list }];
  const coming = `Création d’un compte ${label}\u00a0: ${wizardSteps[step].toLowerCase()}`;
  if (!query.data) return <RecordComing title={coming} purpose="" parents={parents} query={query} listHref={list} />;
  if (!compte) {
    const back = (
      <Button component="a" href={list} variant="default">
        Revenir à la liste
      </Button>
    );
    return (
      <>
        <PageHeader title={coming} purpose="" parents={parents} />
        <EmptyState message="Ce compte n’existe pas ou n’existe plus" action={back} />
      </>
    );
  }
  const props = { crm, label, compte, parents };
  const Content = contents[step];
  if (step === 'mapping-point-de-vente') return <Content key={compte.IdWallyCompte} {...props} />;
  return (
    <AfterSites key={compte.IdWallyCompte} step={step} title={stepTitle(step, compte.Identifiant, label)} Content={Content} {...props} />
  );
};

export const SitesStepPage = () => <Step step="mapping-point-de-vente" />;
export const OriginesStepPage = () => <Step step="mapping-origines" />;
export const ActivationPage = () => <Step step="activation" />;
