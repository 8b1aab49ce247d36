import type { Relance } from '@comptoir/contract/domains/relances/relances.calls';
import { counted } from '@comptoir/contract/texts/counted';

export const regles = ['Avant', 'Après'] as const;
export type Regle = (typeof regles)[number];

/** Zero is before, in the list and in the form alike. */
export const regleOf = (NbJours: number): Regle => (NbJours > 0 ? 'Après' : 'Avant');

export const nbJoursOf = (regle: Regle, jours: number) => (regle === 'Avant' ? 0 - jours : jours);

export const modes = ['Groupe', 'Societe', 'Site'] as const;
export type Mode = (typeof modes)[number];
export const modeWords: Record<Mode, string> = { Groupe: 'Groupe', Societe: 'Société', Site: 'Site' };

type Disponibilite = Pick<Relance, 'Groupe' | 'Plaques' | 'Sites'>;

export const modeOf = ({ Groupe, Plaques }: Disponibilite): Mode => {
  if (Groupe) return 'Groupe';
  return Plaques.length > 0 ? 'Societe' : 'Site';
};

/** 'Groupe', '3 sociétés', '1 site'. */
export const disponibiliteText = (relance: Disponibilite) => {
  const mode = modeOf(relance);
  if (mode === 'Groupe') return modeWords.Groupe;
  return mode === 'Societe' ? counted(relance.Plaques.length, 'société') : counted(relance.Sites.length, 'site');
};
