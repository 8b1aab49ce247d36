import { isOpenTo } from '@comptoir/contract/limites';
import type { jetonsDesAutres } from '@comptoir/contract/domains/securite/jetons.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { listCustomersOpenTo } from '../../http/sessions/limites.ts';
import { cutJeton, listAllJetons, type JetonOfAll } from '../../registry/jetons/jetons.store.ts';
import { reaches } from './acces.rules.ts';

/** Whoever reaches less far than the owner is told nothing of a token. */
const isSeenBy =
  ({ limites }: Session) =>
  ({ IDOperator, IDCustomer, IDServer, ServeursDe, ClientsDe }: JetonOfAll) => {
    if (IDOperator !== null) return reaches(limites, { Serveurs: ServeursDe, Clients: ClientsDe });
    return IDCustomer !== null && IDServer !== null && isOpenTo(limites, { IDCustomer, IDServer });
  };

export const listJetonsOfAll: Handler<typeof jetonsDesAutres.jetons> = async ({ app, registry, session }) => {
  await app.jetons.presence.write();
  const [rows, open] = await Promise.all([listAllJetons(registry), listCustomersOpenTo(registry, session)]);
  const names = new Map(open.map(({ IDCustomer, name }) => [IDCustomer, name]));
  return rows
    .filter(isSeenBy(session))
    .map(({ IDOperator: _o, IDCustomer: _c, IDServer: _s, ServeursDe: _sd, ClientsDe: _cd, ...row }) => ({
      ...row,
      Clients: row.Clients?.flatMap((id) => names.get(id) ?? []) ?? null,
      Etat: 'actif',
    }));
};

export const cutJetonOfAnyone: Handler<typeof jetonsDesAutres.couperJeton> = async ({ registry, session, params: { IDJeton } }) => {
  const found = (await listAllJetons(registry)).filter(isSeenBy(session)).some((one) => one.IDJeton === IDJeton);
  if (!found || !(await cutJeton(registry, IDJeton, session.login)))
    throw new Refusal('unknown', 'Ce jeton n’existe pas, ou il est déjà fini.');
  return { success: true };
};
