import { brands } from '../structure/brands.ts';
import { partnerPassword } from '../interfaces/partner-password.ts';
import { parametreValues } from './parametres.ts';
import type { Interfaces, Recipe } from '../recipes.ts';
import type { Row } from '../rows.ts';

const smartData = (state: Interfaces['smartData'], domain: string) => {
  const login = state === 'on' ? `smartdata@${domain}` : '';
  return {
    GRP_SmartDataForLead: state !== 'off',
    GRP_SmartDataForLead_Login: login,
    GRP_SmartDataForLead_Password: login === '' ? null : partnerPassword(login),
    GRP_SmartDataForLead_Delai: login === '' ? null : 7,
  };
};

export const groupParameters = (recipe: Recipe): Row => {
  const { BDGp, eDataVoice, interfaces, marques, domain } = recipe;
  const usesLead = interfaces.lead > 0;
  return {
    IDGpParametres: 1,
    IDClient: usesLead ? BDGp.replace('BDGp', '').toUpperCase() : '',
    eSellerLeadActif: usesLead,
    reportingLeadMenuExist: eDataVoice && usesLead,
    GRP_ClientEDatavoice: eDataVoice,
    GRP_ClientRenault: marques.some((name) => brands[name].maker === 'Renault'),
    GRP_BDCTraitementLeadAmontChefVente: usesLead,
    GRP_PlafondsRemise: eDataVoice,
    ...parametreValues(recipe),
    ...smartData(interfaces.smartData, domain),
  };
};

const dpo = {
  absent: { exist: false, config: false, mailDPOSent: false, message: "Aucun groupe n'a été créé pour ce client." },
  exists: { exist: true, config: false, mailDPOSent: false, message: "Le groupe existe, son DPO n'est pas encore déclaré." },
  mailed: { exist: true, config: false, mailDPOSent: true, message: 'Le DPO a été invité à compléter la configuration.' },
  configured: { exist: true, config: true, mailDPOSent: true, message: '' },
} satisfies Record<Interfaces['dpo'], Row>;

export const dpoContact = ({ interfaces }: Recipe): Row => ({ IDDPOContact: 1, ...dpo[interfaces.dpo] });
