import type { Explication, Sujet } from '@comptoir/contract/pourquoi';
import type { Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { readDepuis } from './depuis.store.ts';

/** How one thing that a decision stands on is told. */
export interface Dite<Asked> {
  phrase: (tient: boolean, asked: Asked) => string;
  sujet: (asked: Asked) => Sujet;
  lien: (asked: Asked) => string | null;
  /** The write that makes it hold; null where this session may not make it, or nobody. */
  change: (asked: Asked) => Promise<Explication['change']>;
}

/** Where operators find a parameter of the group. */
export const lienParametre = (champ: string) => `/parametres#${champ}`;

export const explained = async <Asked extends { db: Db; session: Session }>(
  asked: Asked,
  { code, tient }: Pick<Explication, 'code' | 'tient'>,
  dite: Dite<Asked>,
): Promise<Explication> => {
  const sujet = dite.sujet(asked);
  return {
    code,
    phrase: dite.phrase(tient, asked),
    tient,
    sujet,
    lien: dite.lien(asked),
    change: tient ? null : await dite.change(asked),
    depuis: await readDepuis(asked.db, asked.session, sujet),
  };
};
