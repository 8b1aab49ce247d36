import { smartDataForLead } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.partner';
import { havingParametre } from '../../partners/holders.store.ts';
import { lastChanges } from '../../db/last-changes.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { readSmartData } from './save-smart-data.ts';

/** The group's only access, while the interface is on. */
export const smartDataProbes: InterfaceProbes = {
  Interface: smartDataForLead.name,
  Titre: smartDataForLead.title,
  Ecran: '/interfaces/smartDataForLead',
  holders: havingParametre('GRP_SmartDataForLead'),
  list: async (holder) => {
    const {
      GRP_SmartDataForLead,
      GRP_SmartDataForLead_Login: login,
      GRP_SmartDataForLead_Password: password,
      ARessaisir,
    } = await readSmartData(holder);
    if (!GRP_SmartDataForLead || login === '' || (password === '' && !ARessaisir)) return [];
    const changes = await lastChanges(holder.db, 'gpParametres', ['GRP_SmartDataForLead_Login', 'GRP_SmartDataForLead_Password']);
    const [DateModification = null] = changes.values();
    return [
      {
        Cible: '',
        Libelle: 'Groupe',
        DateModification,
        ARessaisir,
        ask: (partners, asker) => partners.ask(smartDataForLead, 'verify', { ...asker, account: { login, password } }),
      },
    ];
  },
};
