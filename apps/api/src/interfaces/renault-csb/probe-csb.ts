import { renaultCsb } from '@comptoir/partners/credentials';
import { lastChanges } from '../../db/last-changes.ts';
import type { InterfaceProbes } from '../kit/probes.ts';
import { listCsbUsers } from './save-csb.ts';

/** Each user's own access. */
export const csbProbes: InterfaceProbes = {
  Interface: renaultCsb.name,
  Titre: renaultCsb.title,
  Ecran: '/interfaces/renault/csb',
  list: async (holder) => {
    const changes = await lastChanges(holder.db, 'renaultCsb', ['Username', 'Password']);
    const users = (await listCsbUsers(holder)).filter(({ username }) => username !== '');
    return users.map(({ IDPeople, Name, username: login, password }) => ({
      Cible: String(IDPeople),
      Libelle: Name,
      DateModification: changes.get(String(IDPeople)) ?? null,
      ask: (partners, asker) => partners.ask(renaultCsb, 'verify', { ...asker, cible: Name, account: { login, password } }),
    }));
  },
};
