import type { Limites } from '@comptoir/contract/limites';
import type { revueCalls } from '@comptoir/contract/domains/securite/revues.calls';
import { Refusal } from '@comptoir/contract/errors';
import { roles } from '@comptoir/contract/portees';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import type { Call } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { isLimited } from '../../http/sessions/limites.ts';
import { listCustomers, listServers } from '../../registry/registry.store.ts';
import { lastAdministrator } from './acces.rules.ts';
import { listOperateurs, lockRights, suspend } from './acces.store.ts';
import { decide, endRevue, findRevue, insertLignes, insertRevue, listLignes, lockRevue } from './revues.store.ts';

type Registry = Kysely<RegistryTables>;

/** A review covers all operators. @throws Refusal 403 */
export const checkUnlimited = ({ limites }: Pick<Session, 'limites'>) => {
  if (isLimited(limites))
    throw new Refusal('portee', 'Vos droits sont limités à certains clients\u00a0: cela porte sur tous les opérateurs.');
};

const unknownRevue = () => new Refusal('unknown', 'Cette revue n’existe pas.');
const namesOf = (ids: readonly number[] | null, names: ReadonlyMap<number, string>, all: string) =>
  ids === null ? all : ids.map((id) => names.get(id) ?? `n° ${id}`).join(', ') || 'aucun';

const perimetreOf = async (registry: Registry) => {
  const servers = new Map((await listServers(registry)).map(({ IDServer, name }) => [IDServer, name]));
  const customers = new Map((await listCustomers(registry)).map(({ IDCustomer, name }) => [IDCustomer, name]));
  return ({ Serveurs, Clients }: Limites) =>
    `Serveurs\u00a0: ${namesOf(Serveurs, servers, 'tous')}. Clients\u00a0: ${namesOf(Clients, customers, 'tous')}.`;
};

/** Keeps who has access at this moment, to be decided line by line. @throws Refusal 409 while another one is under way */
export const beginRevue = async (registry: Registry, session: Session) => {
  checkUnlimited(session);
  const IDRevue = await insertRevue(registry, session.login);
  if (IDRevue === undefined) throw new Refusal('conflict', 'Une revue est déjà en cours\u00a0: finissez-la d’abord.');
  const perimetre = await perimetreOf(registry);
  const operateurs = await listOperateurs(registry);
  await insertLignes(
    registry,
    operateurs.map(({ IDOperator, login, name, Role, Actif, Derniere, ...limites }) => ({
      IDRevue,
      IDOperator,
      Login: login,
      Nom: name,
      Role: roles[Role].titre,
      Perimetre: perimetre(limites),
      Actif,
      Derniere,
    })),
  );
  return { IDRevue };
};

export const readRevue = async (registry: Registry, session: Session, IDRevue: number) => {
  checkUnlimited(session);
  const revue = await findRevue(registry, IDRevue);
  if (!revue) throw unknownRevue();
  const lignes = await listLignes(registry, IDRevue);
  return { ...revue, lignes: lignes.map(({ IDOperator, ...ligne }) => ({ ...ligne, estSoi: IDOperator === session.id })) };
};

const openRevue = async (registry: Registry, session: Session, IDRevue: number) => {
  checkUnlimited(session);
  const revue = await lockRevue(registry, IDRevue);
  if (!revue) throw unknownRevue();
  if (revue.FinLe !== null) throw new Refusal('rule', 'Cette revue est finie\u00a0: elle ne change plus.');
  return listLignes(registry, IDRevue);
};

/** @throws Refusal for one's own line, and once the review is over */
export const decideLigne = async ({ registry, session, params, body }: Call<typeof revueCalls.deciderRevue>) => {
  const lignes = await openRevue(registry, session, params.IDRevue);
  const ligne = lignes.find(({ IDRevueLigne }) => IDRevueLigne === params.IDRevueLigne);
  if (!ligne) throw new Refusal('unknown', 'Cette ligne n’existe pas.');
  if (ligne.IDOperator === session.id) throw new Refusal('rule', 'Personne ne décide de son propre accès.');
  await decide(registry, ligne.IDRevueLigne, { ...body, Par: session.login });
};

/** Ends a review of which every line but one's own is decided, and suspends whoever is to lose access. */
export const finishRevue = async ({ registry, session, params: { IDRevue } }: Call<typeof revueCalls.finirRevue>) => {
  const locked = await lockRights(registry, session.id);
  const lignes = await openRevue(registry, session, IDRevue);
  const mine = lignes.find(({ IDOperator }) => IDOperator === session.id);
  if (mine?.Decision === 'retire')
    throw new Refusal('rule', 'Cette revue vous retire votre accès\u00a0: un autre administrateur la finit.');
  const left = lignes.filter((ligne) => ligne !== mine && ligne.Decision === null).length;
  if (left > 0)
    throw new Refusal('rule', left === 1 ? 'Une ligne n’est pas encore décidée.' : `${left} lignes ne sont pas encore décidées.`);
  const gone = new Set(lignes.filter(({ Decision }) => Decision === 'retire').map(({ IDOperator }) => IDOperator));
  const stays = locked.some(
    ({ IDOperator, Actif, Role, ...limites }) => Actif && Role === 'administrateur' && !isLimited(limites) && !gone.has(IDOperator),
  );
  if (!stays) throw lastAdministrator();
  const retires = await suspend(registry, [...gone]);
  await endRevue(registry, IDRevue, session.login);
  return { retires };
};
