import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';
import { qualitePageSize, type Controle, type qualite } from '@comptoir/contract/qualite';
import { mayCall } from '@comptoir/contract/rights';
import type { Routes } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { controles } from './controles.ts';
import { countLignes, pageLignes, type Db, type Regle } from './qualite.store.ts';

const visibilityOf = ({ kind }: Session) => ({ all: kind === 'operator' });
const isSeen = (session: Session) => (regle: Regle) => mayCall(regle, standingOf(session));

const counted = async (db: Db, regle: Regle, session: Session): Promise<Controle> => {
  const { cle, niveau, titre, aide } = regle;
  return { cle, niveau, titre, aide, nb: await countLignes(db, regle, visibilityOf(session)) };
};

export const qualiteRoutes: Routes<typeof qualite> = {
  // Not cached by revisions: some checks find more with time alone.
  list: async ({ db, session }) => {
    const found: Controle[] = [];
    for (const regle of controles.filter(isSeen(session))) found.push(await counted(db, regle, session));
    return found;
  },

  read: async ({ db, session, params: { cle }, query: { page } }) => {
    const regle = controles.filter(isSeen(session)).find((one) => one.cle === cle);
    if (!regle) throw new Refusal('unknown', messages.unknownRecord);
    const lignes = await pageLignes(db, regle, visibilityOf(session), page);
    return { controle: await counted(db, regle, session), lignes: [...lignes], pageSize: qualitePageSize };
  },
};
