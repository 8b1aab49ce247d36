import { ofName } from '@comptoir/contract/texts/elision';
/** The steps of a creation, in their order (docs/regles/interfaces/wally.md#steps-of-the-creation). */
export const wizardSteps = {
  identifiants: 'Identifiants',
  'mapping-point-de-vente': 'Points de vente',
  'mapping-origines': 'Origines',
  activation: 'Activation',
} as const;
export type WizardStep = keyof typeof wizardSteps;
// The keys of the object are its names.
export const stepNames = Object.keys(wizardSteps) as WizardStep[];

/** The title of a step's page. */
export const stepTitle = (step: WizardStep, Identifiant: string, label: string) =>
  step === 'activation' ? `Activation du compte ${Identifiant} pour ${label}` : `${wizardSteps[step]} ${ofName(Identifiant)}`;

interface Holes {
  /** Pairs without a choice; undefined while loading. */
  sites: number | undefined;
  origines: number | undefined;
}

const inWords = (holes: number) => (holes === 0 ? 'complet' : `${holes} à renseigner`);

/** The text of a step, and why it is closed: only points of sale close later steps. */
export const stepState = (step: WizardStep, { sites, origines }: Holes): { note: string; isClosed: boolean } => {
  if (step === 'identifiants') return { note: 'complet', isClosed: false };
  const holes = step === 'mapping-point-de-vente' ? sites : step === 'mapping-origines' ? origines : undefined;
  return { note: holes === undefined ? '' : inWords(holes), isClosed: step !== 'mapping-point-de-vente' && sites !== 0 };
};
