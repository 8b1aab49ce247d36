import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { call, onVersion, versionOf } from '../../../kit/client.ts';
import { part } from '../../../kit/essai/trying.ts';
import { motifIn } from '../../../kit/motif/motif-headers.ts';
import { saveCsb } from './save-csb.ts';
import type { UtilisateurOut } from './utilisateur-values.ts';

/** Adds a user, on these sites; answers the id. */
export const createUtilisateur = async (body: UtilisateurOut) => {
  const { IDPeople } = await call(utilisateurs.create, { body });
  return IDPeople;
};

interface Saving {
  IDPeople: number;
  values: UtilisateurOut;
  changed: Partial<UtilisateurOut>;
  /** The version that the changes stand on. */
  headers: Record<string, string>;
  /** Called after each section: a later refusal does not undo it. */
  onSection: (saved: Partial<UtilisateurOut>) => void;
  /** The stored Renault CSB configuration; absent for people who do not see it. */
  csb: RenaultCsb | undefined;
}

/** Saves the changed sections. The Nissan identification comes last, because it needs the user's sites. */
export const updateUtilisateur = async ({ IDPeople, values, changed, headers, onSection, csb }: Saving) => {
  const params = { idPeople: IDPeople };
  const { Sites, ConfigNissan, CsbUsername, CsbPassword, ...user } = changed;
  let standing = headers;
  if (Object.keys(user).length > 0) {
    const saved = await part(call(utilisateurs.update, { params, body: user, headers }));
    standing = { ...motifIn(headers), ...onVersion(versionOf(saved)) };
    if (saved) onSection(user);
  }
  const isCsbChanged = CsbUsername !== undefined || CsbPassword !== undefined;
  if (csb && isCsbChanged) {
    const saved = await part(saveCsb({ IDPeople, csb, values, motif: motifIn(headers) }).then(() => true));
    if (saved) onSection({ CsbUsername: values.CsbUsername, CsbPassword: values.CsbPassword });
  }
  if (Sites) {
    const saved = await part(call(utilisateurs.updateSites, { params, body: Sites, headers: standing }));
    if (saved) onSection({ Sites });
  }
  if (ConfigNissan) {
    const own = ConfigNissan.filter(({ IDSite }) => values.Sites.includes(IDSite));
    // Saving the sites made a new version, which no answer has named yet.
    await call(utilisateurs.update, { params, body: { ConfigNissan: own }, headers: Sites ? motifIn(headers) : standing });
  }
  return IDPeople;
};
