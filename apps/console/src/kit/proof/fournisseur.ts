import type { identites } from '@comptoir/contract/domains/session/identites.calls';
import type { Sent } from '@comptoir/contract/kit';

/** What somebody went to a provider for. */
export type Voyage = 'connexion' | 'invitation' | 'preuve' | 'lien';

interface Kept {
  voyage: Voyage;
  IDFournisseur: number;
  /** Of this browser alone: whoever comes back without it began elsewhere. */
  Cle: string;
  /** Where they were. */
  retour: string;
}

const key = 'comptoir.fournisseur';

const newCle = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

type Begin = Sent<typeof identites.commencer>['body'];

/** Leaves for a provider. What was typed stays in its draft; the tab comes back to the same place. @throws what `ask` throws */
export const leaveFor = async (voyage: Voyage, IDFournisseur: number, ask: (begin: Begin) => Promise<{ Adresse: string }>) => {
  const Cle = newCle();
  const { Adresse } = await ask({ IDFournisseur, Cle, url: location.hostname });
  const retour = `${location.pathname}${location.search}${location.hash}`;
  const kept: Kept = { voyage, IDFournisseur, Cle, retour };
  sessionStorage.setItem(key, JSON.stringify(kept));
  location.assign(Adresse);
};

/** What was kept when this tab left, once. */
export const takeKept = (): Kept | null => {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // Written by `leaveFor`, in this tab.
  return text === null ? null : (JSON.parse(text) as Kept);
};
