import { renaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.partner';
import { havingRow } from '../../partners/holders.store.ts';
import { peopleOf } from '../../partners/uses.store.ts';
import { lastChanges } from '../../db/last-changes.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { listCsbUsers } from './save-csb.ts';

/** The access of each user. */
export const csbProbes: InterfaceProbes = {
  Interface: renaultCsb.name,
  Titre: renaultCsb.title,
  Ecran: '/interfaces/renault/csb',
  holders: havingRow('renaultCsb'),
  ofPeople: peopleOf('renaultCsb'),
  list: async (holder) => {
    const changes = await lastChanges(holder.db, 'renaultCsb', ['Username', 'Password']);
    const users = (await listCsbUsers(holder)).filter(({ username, ARessaisir }) => username !== '' || ARessaisir);
    return users.map(({ IDPeople, Name, username: login, password, ARessaisir }) => ({
      Cible: String(IDPeople),
      Libelle: Name,
      DateModification: changes.get(String(IDPeople)) ?? null,
      ARessaisir,
      ask: (partners, asker) => partners.ask(renaultCsb, 'verify', { ...asker, cible: Name, account: { login, password } }),
    }));
  },
};
