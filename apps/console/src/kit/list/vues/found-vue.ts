import { vues, type Vue } from '@comptoir/contract/domains/vues/vues.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { call, CallError } from '../../client.ts';
import { lensOf } from './lens.ts';
import type { OpenVue } from './open-vue.ts';

interface Found {
  vue: OpenVue | null;
  /** Why there is none, as a sentence. */
  fault: string | null;
  lensOf: typeof lensOf;
}

const missing = (asked: unknown) => `La vue n°\u00a0${String(asked)} n’existe pas, ou n’existe plus. La liste est montrée sans elle.`;
const elsewhere = 'Cette vue est celle d’un autre écran. La liste est montrée sans elle.';

const copyOf = async (IDVue: number): Promise<(OpenVue & Pick<Vue, 'Ecran'>) | null> => {
  try {
    const { Auteur, ...read } = await call(vues.read, { params: { IDVue } });
    return { ...read, Nom: `Vue ${ofName(Auteur)}`, Portee: 'moi', ParDefaut: false, estMienne: false, estModifiable: false, isCopy: true };
  } catch (error) {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
};

/** What an address asks with `vue`. Rejects when it cannot be read just now. */
export const findVue = async (ecran: string, asked: unknown): Promise<Found> => {
  const seen = (await call(vues.list, {})).find(({ IDVue }) => IDVue === asked);
  const vue = seen ? { ...seen, isCopy: false } : Number.isInteger(asked) ? await copyOf(Number(asked)) : null;
  if (!vue) return { vue: null, fault: missing(asked), lensOf };
  return vue.Ecran === ecran ? { vue, fault: null, lensOf } : { vue: null, fault: elsewhere, lensOf };
};
