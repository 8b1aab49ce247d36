import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { call, onVersion, versionOf } from '../../../kit/client.ts';
import { part } from '../../../kit/essai/trying.ts';
import { motifIn } from '../../../kit/motif/motif-headers.ts';
import type { SavedBy } from '../../../kit/undo/undo.ts';
import { saveCsb } from './save-csb.ts';
import type { UtilisateurOut } from './utilisateur-values.ts';

/** Adds a user, on these sites. */
export const createUtilisateur = async (body: UtilisateurOut): Promise<SavedBy> => {
  const utilisateur = await call(utilisateurs.create, { body });
  return { id: utilisateur.IDPeople, answers: [utilisateur] };
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
export const updateUtilisateur = async ({ IDPeople, values, changed, headers, onSection, csb }: Saving): Promise<SavedBy> => {
  const params = { idPeople: IDPeople };
  const { Sites, ConfigNissan, CsbUsername, CsbPassword, ...user } = changed;
  const answers: unknown[] = [];
  let standing = headers;
  if (Object.keys(user).length > 0) {
    const saved = await part(call(utilisateurs.update, { params, body: user, headers }));
    answers.push(saved);
    standing = { ...motifIn(headers), ...onVersion(versionOf(saved)) };
    if (saved) onSection(user);
  }
  const isCsbChanged = CsbUsername !== undefined || CsbPassword !== undefined;
  if (csb && isCsbChanged) {
    const saved = await part(saveCsb({ IDPeople, csb, values, motif: motifIn(headers) }).then(() => true));
    // It is its own operation, which a partner knows of.
    answers.push(saved);
    if (saved) onSection({ CsbUsername: values.CsbUsername, CsbPassword: values.CsbPassword });
  }
  if (Sites) {
    const saved = await part(call(utilisateurs.updateSites, { params, body: Sites, headers: standing }));
    answers.push(saved);
    if (saved) onSection({ Sites });
  }
  if (ConfigNissan) {
    const own = ConfigNissan.filter(({ IDSite }) => values.Sites.includes(IDSite));
    // Saving the sites made a new version, which no answer has named yet.
    const how = { params, body: { ConfigNissan: own }, headers: Sites ? motifIn(headers) : standing };
    answers.push(await call(utilisateurs.update, how));
  }
  return { id: IDPeople, answers };
};
