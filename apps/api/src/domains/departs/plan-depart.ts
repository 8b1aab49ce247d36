import {
  clesEtapes,
  mayTake,
  mostDetails,
  mostRemplacants,
  type CleEtape,
  type departs,
  type PlanDepart,
} from '@comptoir/contract/domains/departs/departs.calls';
import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import { mayCall, type Kind } from '@comptoir/contract/rights';
import { connexions } from '@comptoir/contract/domains/connexions/connexions.calls';
import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { Db } from '../../db/tables.ts';
import type { Call } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { billedMonth } from '../comptes-eseller/comptes-eseller.rules.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { findSites, listSitesOf } from '../utilisateurs/utilisateurs-sites.store.ts';
import { findUtilisateur, type StoredUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import { listOfferedOrigines, listOfferedSites, readConfiguration } from '../workflows-leads/configuration.store.ts';
import type { Named } from '../workflows-leads/simulation.rules.ts';
import { alertesOf } from './alertes.rules.ts';
import {
  appareilsOf,
  countRapports,
  countRestes,
  csbOf,
  listAdresses,
  planetVOOf,
  responsableOf,
  sitesOf,
  type Touche,
} from './departs.store.ts';
import { readPrevu } from './read-prevu.ts';

/** The sites that this session may give to somebody: customer access leaves the fictitious and the Nissan ones. */
export const sitesToGive = async (db: Db, IDPeople: number, kind: Kind) => {
  const own = await findSites(db, await listSitesOf(db, IDPeople));
  const given = kind === 'operator' ? own : own.filter((one) => !one.EstFictif && one.TPR_IDTypeProduit !== nissanProduct);
  return given.map(({ IDSite }) => IDSite);
};

const adressesOf = async (db: Db, EMail: string): Promise<Touche> => {
  const found = await listAdresses(db, EMail, { lock: false });
  const details = found.map(({ table, column }) => `${tableOf(table)?.label ?? table}, ${wordOf(table, column) ?? column}`);
  return { nb: found.length, details: [...new Set(details)].slice(0, mostDetails) };
};

const single = (has: boolean): Touche => ({ nb: has ? 1 : 0, details: [] });

/** What each step would touch, right now. */
const touches: Record<CleEtape, (db: Db, user: StoredUtilisateur, kind: Kind) => Promise<Touche>> = {
  suspendre: async (_, { Actif }) => single(Actif),
  eseller: async (_, { IsAccountOpened }) => single(IsAccountOpened),
  planetvo: (db, { IDPeople }) => planetVOOf(db, IDPeople),
  csb: (db, { IDPeople }) => csbOf(db, IDPeople),
  appareils: (db, { IDPeople }) => appareilsOf(db, IDPeople),
  rapports: async (db, { IDPeople }) => ({ nb: await countRapports(db, IDPeople, 'ouverts'), details: [] }),
  responsable: (db, { IDPeople }) => responsableOf(db, IDPeople),
  adresses: (db, { EMail }) => adressesOf(db, EMail),
  sites: async (db, { IDPeople }, kind) => sitesOf(db, await sitesToGive(db, IDPeople, kind)),
};

/** The steps that have something to do, and that this session may take. */
export const listEtapes = async (
  { db, session }: { db: Db; session: Pick<Session, 'kind' | 'customer' | 'role' | 'jeton'> },
  user: StoredUtilisateur,
) => {
  const found: PlanDepart['etapes'] = [];
  for (const cle of clesEtapes) {
    if (!mayTake(cle, standingOf(session))) continue;
    const touched = await touches[cle](db, user, session.kind);
    if (touched.nb > 0) found.push({ cle, ...touched });
  }
  return found;
};

/** Active persons of the same sites, those with the same lead profile first; the others keep their order, by name. */
const remplacantsOf = (personnes: readonly Named[], IDPeople: number): PlanDepart['remplacants'] => {
  const leaver = personnes.find((one) => one.IDPeople === IDPeople);
  const isNear = ({ Sites }: Named) =>
    leaver !== undefined && (leaver.Sites.length === 0 || Sites.some((site) => leaver.Sites.includes(site)));
  const isLike = ({ IDDRProfileEsellerLead }: Named) => Number(IDDRProfileEsellerLead === leaver?.IDDRProfileEsellerLead);
  return personnes
    .filter((one) => one.Actif && one.IDPeople !== IDPeople && isNear(one))
    .toSorted((a, b) => isLike(b) - isLike(a))
    .slice(0, mostRemplacants)
    .map(({ IDPeople: ID, Name, Profil }) => ({ IDPeople: ID, Name, Profil }));
};

/** What a departure would do; nothing is written. @throws Refusal 404 */
export const planDepart = async (call: Call<typeof departs.plan>): Promise<PlanDepart> => {
  const { db, session, params } = call;
  const seen = { all: session.kind === 'operator' };
  const user = await findUtilisateur(db, params.idPeople, seen);
  const { IDPeople, EMail, Lastname, Firstname, Actif } = user;
  const { GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  const configuration = await readConfiguration(db, seen);
  const origines = GRP_BDCTraitementLeadAmontChefVente ? await listOfferedOrigines(db) : [];
  const counted = await countRestes(db, IDPeople, EMail);
  const isTold = {
    connexions: mayCall(connexions.create, standingOf(session)),
    rapportsClos: true,
    configNissan: true,
    wally: mayCall(wally.accounts, standingOf(session)),
    departsPrevus: true,
  };
  return {
    Name: `${Lastname} ${Firstname}`,
    Actif,
    etapes: await listEtapes(call, user),
    factureAu: billedMonth(new Date()).last,
    alertes: alertesOf(configuration, origines, await listOfferedSites(db), IDPeople),
    remplacants: remplacantsOf(configuration.personnes, IDPeople),
    restes: (['connexions', 'rapportsClos', 'configNissan', 'wally', 'departsPrevus'] as const)
      .filter((cle) => isTold[cle] && counted[cle] > 0)
      .map((cle) => ({ cle, nb: counted[cle] })),
    prevu: await readPrevu(db, session, IDPeople),
  };
};
