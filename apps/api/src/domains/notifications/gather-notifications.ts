import { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { demandes } from '@comptoir/contract/domains/demandes/demandes.calls';
import { imports, importScreens } from '@comptoir/contract/domains/imports/imports.calls';
import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import type { Travail } from '@comptoir/contract/domains/travaux/travaux.calls';
import { mayCall, type Standing } from '@comptoir/contract/rights';
import type { App } from '../../http/parts.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { isLimited, listCustomersOpenTo, listServersOpenTo } from '../../http/sessions/limites.ts';
import { listCustomersReadableBy } from '../../http/sessions/readable.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { lotInWords, mayGoOn, stoppedFor } from '../travaux/travaux.rules.ts';
import { listRuns } from '../travaux/travaux.store.ts';
import { listAccesRepondus } from './acces.store.ts';
import { idOf, newest, screenOf, type Told } from './notifications.rules.ts';
import * as store from './parc.store.ts';
import { listDepartsRefuses, listMentions, listReponses, namesFor } from './personne.store.ts';

const blank = { client: null, Qui: '', Texte: '', Etat: null, Nombre: 0 };

const requestsOf = (login: string, type: string) => `/demandes?${new URLSearchParams({ q: login, type }).toString()}`;

/** A bulk change that stopped: its rows, and how many it went through. */
const lotArrete = (
  { Lignes, Prises, Refusees, Quoi, Ecran, DateH }: Pick<Travail, 'Lignes' | 'Prises' | 'Refusees' | 'Quoi' | 'Ecran' | 'DateH'>,
  IDNotification: string,
): Omit<Told, 'client'> => ({
  ...blank,
  IDNotification,
  Nature: 'lot',
  DateH,
  Ecran,
  Quoi: `${Lignes.toLocaleString('fr-FR')} ${Quoi}`,
  Etat: 'arrete',
  Nombre: Prises + Refusees,
});

/** By its moment: the same departure may be planned anew, and fail once more. */
const departRefuse = (
  { IDPeople, Refus, DateRefus, Quoi }: { IDPeople: number; Refus: string | null; DateRefus: string | null; Quoi: string },
  BDGp?: string,
): Omit<Told, 'client'> | undefined => {
  if (Refus === null || DateRefus === null) return undefined;
  const Ecran = `/utilisateurs/${IDPeople}?section=depart`;
  const id = idOf('depart', Date.parse(DateRefus), BDGp);
  return { ...blank, IDNotification: id, Nature: 'depart', DateH: DateRefus, Ecran, Quoi, Texte: Refus };
};

/** What one server knows for an operator. */
const ofServer = async (
  app: App,
  { login, name, role }: Session,
  server: ServerAt,
  byId: ReadonlyMap<number, CustomerRecord>,
): Promise<Told[]> => {
  const [mentions, alertes, imported, stopped, asked, answers, leaving] = await Promise.all([
    store.mentionsOf(server.parc, login),
    store.alertes(server.parc),
    store.importsOf(server.parc, login),
    store.lotsOf(server.parc, login),
    store.demandesBut(server.parc, { login, name }),
    store.reponsesTo(server.parc, { login, name }),
    store.departsRefusesOf(server.parc, login),
  ]);
  const at = <Row extends { IDCustomer: number }>(
    rows: readonly Row[],
    tell: (row: Row, standing: Standing, BDGp: string) => Omit<Told, 'client'> | undefined,
  ): Told[] =>
    rows.flatMap((row) => {
      const customer = byId.get(row.IDCustomer);
      if (!customer) return [];
      const { name: BDGp, label, activites } = customer;
      const told = tell(row, { kind: 'operator', role, BDGp, activites }, BDGp);
      return told ? [{ ...told, client: { BDGp, label } }] : [];
    });
  return [
    ...at(mentions, ({ IDNote, NomTable, IDLigne, Auteur, DateH, Texte, Quoi }, standing, BDGp) => {
      const Ecran = screenOf(NomTable, IDLigne, standing);
      if (Ecran === undefined || Quoi === null) return undefined;
      return { ...blank, IDNotification: idOf('mention', IDNote, BDGp), Nature: 'mention', DateH, Ecran, Qui: Auteur, Quoi, Texte };
    }),
    ...at(alertes, ({ IDAlerte, Interface, Libelle, Message, DateH, DateFin }, standing, BDGp) => {
      if (!mayCall(sante.cibles, standing)) return undefined;
      const Titre = app.probes.find((one) => one.Interface === Interface)?.Titre ?? Interface;
      const Texte = [Libelle, Message].filter(Boolean).join('\u00a0: ');
      const Etat = DateFin === null ? 'ouverte' : 'close';
      return {
        ...blank,
        IDNotification: idOf('alerte', IDAlerte, BDGp),
        Nature: 'alerte',
        DateH,
        Ecran: '/sante',
        Quoi: Titre,
        Texte,
        Etat,
      };
    }),
    ...at(imported, ({ IDImport, Import, Fichier, Refusees, estArrete, DateH }, standing, BDGp) => {
      if (!mayCall(imports.list, standing)) return undefined;
      const Etat = estArrete ? 'arrete' : Refusees > 0 ? 'refus' : 'termine';
      const Ecran = importScreens[Import];
      return {
        ...blank,
        IDNotification: idOf('import', IDImport, BDGp),
        Nature: 'import',
        DateH,
        Ecran,
        Quoi: Fichier,
        Etat,
        Nombre: Refusees,
      };
    }),
    ...at(stopped, ({ Appel, IDLot, ...run }, standing, BDGp) => {
      if (!mayGoOn(Appel, standing)) return undefined;
      return lotArrete({ ...run, ...lotInWords(Appel ?? '') }, idOf('lot', IDLot, BDGp));
    }),
    ...at(asked, ({ IDDemande, type, login: by, name: Qui, sujet, DateH, Texte }, standing, BDGp) => {
      if (!mayCall(demandes.list, standing)) return undefined;
      const Ecran = requestsOf(by, type);
      return { ...blank, IDNotification: idOf('demande', IDDemande, BDGp), Nature: 'demande', DateH, Ecran, Qui, Quoi: sujet, Texte };
    }),
    ...at(answers, ({ IDDemande, type, login: by, sujet, Reponse, RepondPar, DateReponse }, standing, BDGp) => {
      if (Reponse === null || DateReponse === null || !mayCall(demandes.list, standing)) return undefined;
      const facts = { DateH: DateReponse, Ecran: requestsOf(by, type), Qui: RepondPar ?? '', Quoi: sujet, Texte: Reponse };
      return { ...blank, IDNotification: idOf('reponse', IDDemande, BDGp), Nature: 'reponse', ...facts };
    }),
    ...at(leaving, (row, standing, BDGp) => (mayCall(departs.plan, standing) ? departRefuse(row, BDGp) : undefined)),
  ];
};

/** Also of groups that stay closed to the operator: being refused is an answer. */
const accesRepondus = async ({ database: { registry } }: App, { id, limites }: Session): Promise<Told[]> => {
  const [rows, open] = await Promise.all([listAccesRepondus(registry, id), listCustomersOpenTo(registry, { limites })]);
  return rows.flatMap(({ IDDemande, IDCustomer, Motif, ReponduLe: DateH, EstAccorde }): Told[] => {
    const customer = open.find((one) => one.IDCustomer === IDCustomer);
    if (!customer || DateH === null) return [];
    const client = { BDGp: customer.name, label: customer.label };
    const Texte = `${EstAccorde ? 'Accordé' : 'Refusé'}\u00a0: ${Motif}`;
    const IDNotification = idOf('acces', IDDemande, customer.name);
    return [{ ...blank, IDNotification, Nature: 'acces', DateH, Ecran: '/acces', Quoi: 'Accès des opérateurs', Texte, client }];
  });
};

type ServerAt = Awaited<ReturnType<App['customers']['reachableServers']>>[number];

/** All customers that are open to the operator, each on its server; a server that cannot be read is named. */
const ofOperator = async (app: App, session: Session) => {
  const { registry } = app.database;
  const manque: string[] = [];
  const miss = (error: unknown, server: string) => {
    if (!app.faults.note(error)) app.log.error({ err: error, server }, 'a server could not be read for notifications');
    manque.push(server);
  };
  const [{ readable }, servers, rows] = await Promise.all([
    listCustomersReadableBy(registry, session),
    app.customers.reachableServers(miss),
    listServersOpenTo(registry, session),
  ]);
  const byId = new Map(readable.filter(({ closedFor }) => closedFor === null).map((record) => [record.IDCustomer, record]));
  const homes = new Map<ServerAt, string>();
  for (const { IDServer, name } of rows) {
    const home = await app.customers.serverOf(IDServer).catch(() => undefined);
    if (home) homes.set(home, [homes.get(home), name].filter(Boolean).join(', '));
  }
  // What they may not open shows them nothing, not even that it is there.
  const isKnown = (server: string) => rows.some(({ name }) => name === server);
  const asked = isLimited(session.limites) ? servers.filter((server) => homes.has(server)) : servers;
  const read = asked.map((server) =>
    ofServer(app, session, server, byId).catch((error: unknown): Told[] => {
      miss(error, homes.get(server) ?? '');
      return [];
    }),
  );
  const told = newest([...(await Promise.all(read)).flat(), ...(await accesRepondus(app, session))]);
  return { told, manque: isLimited(session.limites) ? manque.filter(isKnown) : manque };
};

/** What names this person of the customer, about records that they may open, and the answers to their requests. */
const ofPerson = async (app: App, session: Session, customer: CustomerRecord) => {
  const { db } = await app.customers.open(customer);
  const [stopped, mentions, answers, leaving] = await Promise.all([
    listRuns(db, session),
    listMentions(db, session.login),
    listReponses(db, session),
    listDepartsRefuses(db, session.login),
  ]);
  const names = await namesFor(db, [...mentions, ...leaving.map(({ IDPeople }) => ({ NomTable: 'utilisateurs', IDLigne: IDPeople }))]);
  const told = mentions.flatMap(({ IDNote, NomTable, IDLigne, Auteur: Qui, DateH, Texte }): Told[] => {
    const Ecran = screenOf(NomTable, IDLigne, standingOf(session));
    const Quoi = names.get(NomTable)?.get(IDLigne);
    if (Ecran === undefined || Quoi === undefined) return [];
    return [{ ...blank, IDNotification: idOf('mention', IDNote), Nature: 'mention', DateH, Ecran, Qui, Quoi, Texte }];
  });
  const answered = answers.flatMap(({ IDDemande, type, sujet: Quoi, Reponse: Texte, DateReponse: DateH }): Told[] => {
    if (Texte === null || DateH === null) return [];
    // Where its outcome is seen; who answered is not told (docs/regles/demandes.md#who-reads-a-note).
    const Ecran = type === 'ajout_site' ? '/sites' : '/societes';
    return [{ ...blank, IDNotification: idOf('reponse', IDDemande), Nature: 'reponse', DateH, Ecran, Quoi, Texte }];
  });
  const refused = leaving.flatMap((row): Told[] => {
    const Quoi = names.get('utilisateurs')?.get(row.IDPeople);
    const one = Quoi === undefined ? undefined : departRefuse({ ...row, Quoi });
    return one ? [{ ...one, client: null }] : [];
  });
  const left = stoppedFor(standingOf(session), stopped).map(({ id, Arrete: DateH, told: run }): Told => {
    if (run.Nature === 'lot') return { ...lotArrete({ ...run, DateH }, idOf('lot', id)), client: null };
    const { Ecran, Quoi, Refusees: Nombre } = run;
    return { ...blank, IDNotification: idOf('import', id), Nature: 'import', DateH, Ecran, Quoi, Etat: 'arrete', Nombre };
  });
  return { told: newest([...left, ...told, ...answered, ...refused]), manque: [] };
};

/** What concerns the person of a session, newest first. */
export const gatherNotifications = async (app: App, session: Session): Promise<{ told: Told[]; manque: string[] }> => {
  if (session.kind === 'operator') return ofOperator(app, session);
  return session.customer ? ofPerson(app, session, session.customer) : { told: [], manque: [] };
};
