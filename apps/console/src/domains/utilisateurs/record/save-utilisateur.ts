import { utilisateurs } from '@comptoir/contract/utilisateurs';
import type { RenaultCsb } from '@comptoir/contract/interfaces/renault-csb';
import { call, onVersion, versionOf } from '../../../kit/client.ts';
import { saveCsb } from './save-csb.ts';
import type { UtilisateurOut } from './utilisateur-values.ts';

/** Adds a user, who has no site yet; answers the id. */
export const createUtilisateur = async (body: UtilisateurOut) => {
  const { IDPeople } = await call(utilisateurs.create, { body });
  return IDPeople;
};

interface Saving {
  IDPeople: number;
  values: UtilisateurOut;
  changed: Partial<UtilisateurOut>;
  /** The version on which the changes stand. */
  headers: Record<string, string>;
  /** Called after each section: a later refusal leaves it saved. */
  onSection: (saved: Partial<UtilisateurOut>) => void;
  /** The stored Renault CSB configuration; absent for those who do not see it. */
  csb: RenaultCsb | undefined;
}

/** Saves the sections that changed. The Nissan identification comes last: it stands on sites that the user has. */
export const updateUtilisateur = async ({ IDPeople, values, changed, headers, onSection, csb }: Saving) => {
  const params = { idPeople: IDPeople };
  const { Sites, ConfigNissan, CsbUsername, CsbPassword, ...user } = changed;
  let standing = headers;
  if (Object.keys(user).length > 0) {
    standing = onVersion(versionOf(await call(utilisateurs.update, { params, body: user, headers })));
    onSection(user);
  }
  const isCsbChanged = CsbUsername !== undefined || CsbPassword !== undefined;
  if (csb && isCsbChanged) {
    await saveCsb({ IDPeople, csb, values });
    onSection({ CsbUsername: values.CsbUsername, CsbPassword: values.CsbPassword });
  }
  if (Sites) {
    await call(utilisateurs.updateSites, { params, body: Sites, headers: standing });
    onSection({ Sites });
  }
  if (ConfigNissan) {
    const own = ConfigNissan.filter(({ IDSite }) => values.Sites.includes(IDSite));
    // The sites that were saved just above are a version of their own, which no answer has named.
    await call(utilisateurs.update, { params, body: { ConfigNissan: own }, headers: Sites ? {} : standing });
  }
  return IDPeople;
};
