import type { Niveau } from '@comptoir/contract/domains/qualite/niveaux';

export const qualitePath = '/qualite';
/** The checks of one level with findings. */
export const qualiteOf = (niveau: Niveau) => `${qualitePath}?niveau=${niveau}`;
export const controlePath = (cle: string) => `${qualitePath}/${cle}`;
