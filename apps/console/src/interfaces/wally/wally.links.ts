import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import type { WizardStep } from './wizard/wizard-steps.ts';

export const wallyPath = '/interfaces/wally';
export const wallyCrmPath = (crm: WallyCrm, page: 'comptes' | 'point-de-vente' | 'origines' | 'origines-par-defaut' | 'logs') =>
  `${wallyPath}/${crm}/${page}`;
export const newComptePath = (crm: WallyCrm) => `${wallyCrmPath(crm, 'comptes')}/creation`;
/** A mapping of one account. */
export const mappingPath = (crm: WallyCrm, page: 'point-de-vente' | 'origines', IdWallyCompte: number) =>
  `${wallyCrmPath(crm, page)}?compte=${IdWallyCompte}`;
/** A step of the creation of an account. */
export const stepPath = (crm: WallyCrm, IdWallyCompte: number, step: WizardStep) =>
  step === 'identifiants' ? `${newComptePath(crm)}?account_id=${IdWallyCompte}` : `${newComptePath(crm)}/${IdWallyCompte}/${step}`;
