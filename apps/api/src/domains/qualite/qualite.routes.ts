import { qualitePageSize, type Controle, type qualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { mayCall } from '@comptoir/contract/rights';
import { unknownRecord } from '../../db/existing.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { controles } from './controles.ts';
import { countLignes, pageLignes, type Looking, type Regle } from './qualite.store.ts';

const visibilityOf = ({ kind }: Session) => ({ all: kind === 'operator' });
const isSeen = (session: Session) => (regle: Regle) => mayCall(regle, standingOf(session));

type AnyCall = Pick<Call<typeof qualite.list>, 'db' | 'session' | 'app' | 'customer'>;

const lookingOf = ({ db, session, app: { vault, probes }, customer: { schema } }: AnyCall): Looking => ({
  db,
  seen: visibilityOf(session),
  around: { vault, schema, probes },
});

const counted = async (looking: Looking, regle: Regle): Promise<Controle> => {
  const { cle, niveau, titre, aide } = regle;
  return { cle, niveau, titre, aide, nb: await countLignes(looking, regle) };
};

export const qualiteRoutes = routesOf<typeof qualite>()({
  // Not cached by revisions: some checks find more with time alone.
  list: async (call) => {
    const found: Controle[] = [];
    for (const regle of controles.filter(isSeen(call.session))) found.push(await counted(lookingOf(call), regle));
    return found;
  },

  read: async ({ params: { cle }, query: { page }, ...call }) => {
    const regle = controles.filter(isSeen(call.session)).find((one) => one.cle === cle);
    if (!regle) throw unknownRecord();
    const lignes = await pageLignes(lookingOf(call), regle, page);
    return { controle: await counted(lookingOf(call), regle), lignes: [...lignes], pageSize: qualitePageSize };
  },
});
