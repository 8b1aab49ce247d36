import {
  mostCustomers,
  mostDays,
  type accueil,
  type Attention,
  type Changement,
  type Motif,
  type Partie,
} from '@comptoir/contract/domains/accueil/accueil.calls';
import { importNames } from '@comptoir/contract/domains/imports/imports.calls';
import { verdicts } from '@comptoir/contract/domains/sante/etats';
import { routesOf } from '../../http/call.ts';
import type { App } from '../../http/parts.ts';
import { isLimited, listServersOpenTo } from '../../http/sessions/limites.ts';
import { listCustomersReadableBy } from '../../http/sessions/readable.ts';
import { byChanges, byHarm, lookedSince } from './accueil.rules.ts';
import * as store from './parc.store.ts';

interface Asked {
  app: App;
  Depuis: string;
  login: string;
}

interface Missing {
  Partie: Partie | null;
  Serveur: string;
}

type Server = Awaited<ReturnType<App['customers']['reachableServers']>>[number];

const blank = { Nouvelles: 0, Titre: '', Libelle: '', Verdict: null, DernierSucces: null, Import: null };
const noChange = { Modifications: 0, Personnes: 0, Demandes: 0, travaux: [] };

/** Reads one part of one server; what cannot be read is said, and keeps nothing else from being shown. */
const attempt = async <T>(app: App, missing: Missing[], at: Missing, read: Promise<T[]>): Promise<T[]> => {
  try {
    return await read;
  } catch (error) {
    if (!app.faults.note(error)) app.log.error({ err: error, part: at.Partie }, 'a part of the home could not be read');
    missing.push(at);
    return [];
  }
};

/** What one server knows of its customers, by their number. */
const readServer = async ({ app, Depuis, login }: Asked, { parc }: Server, Serveur: string, missing: Missing[]) => {
  const of = <T>(Partie: Partie, read: Promise<T[]>) => attempt(app, missing, { Partie, Serveur }, read);
  const [etats, alertes, passerelles, arretes, qualite, changes, demandes] = await Promise.all([
    of('sante', store.failingInterfaces(parc)),
    of('alertes', store.openAlertes(parc)),
    of('passerelles', store.latePasserelles(parc)),
    of('imports', store.stoppedImports(parc)),
    of('qualite', store.countedErrors(parc, Depuis)),
    of('journal', store.changesSince(parc, Depuis, login)),
    of('demandes', store.demandesSince(parc, Depuis)),
  ]);
  const motifs: { IDCustomer: number; motif: Motif }[] = [
    ...etats.map(({ IDCustomer, Interface, Nombre, Libelle, Verdict, DernierSucces }) => ({
      IDCustomer,
      motif: {
        ...blank,
        Nature: 'interface' as const,
        Nombre,
        Libelle,
        DernierSucces,
        Titre: app.probes.find((one) => one.Interface === Interface)?.Titre ?? Interface,
        Verdict: verdicts.find((one) => one === Verdict) ?? null,
      },
    })),
    ...alertes.map(({ IDCustomer, Nombre }) => ({ IDCustomer, motif: { ...blank, Nature: 'alerte' as const, Nombre } })),
    ...passerelles.map(({ IDCustomer, Nombre }) => ({ IDCustomer, motif: { ...blank, Nature: 'passerelle' as const, Nombre } })),
    ...arretes.map(({ IDCustomer, Nombre, Import }) => ({
      IDCustomer,
      motif: { ...blank, Nature: 'import' as const, Nombre, Import: importNames.find((one) => one === Import) ?? null },
    })),
    ...qualite
      .filter(({ Nombre }) => Nombre > 0)
      .map(({ IDCustomer, Nombre, Avant }) => ({
        IDCustomer,
        motif: { ...blank, Nature: 'qualite' as const, Nombre, Nouvelles: Avant === null ? 0 : Math.max(0, Nombre - Avant) },
      })),
  ];
  return { motifs, changes, demandes };
};

const byCustomer = <T extends { IDCustomer: number }>(rows: readonly T[]) => {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const own = found.get(row.IDCustomer);
    if (own) own.push(row);
    else found.set(row.IDCustomer, [row]);
  }
  return found;
};

export const accueilRoutes = routesOf<typeof accueil>()({
  // Not cached: what is written anywhere counts.
  read: async ({ app, registry, session, query: { depuis } }) => {
    const { login, limites } = session;
    const Depuis = lookedSince(depuis, Date.now(), mostDays);
    const missing: Missing[] = [];
    const [{ readable, closed }, servers, rows] = await Promise.all([
      listCustomersReadableBy(registry, session),
      app.customers.reachableServers((error, Serveur) => {
        if (!app.faults.note(error)) app.log.error({ err: error, server: Serveur }, 'a server could not be reached for the home');
        missing.push({ Partie: null, Serveur });
      }),
      listServersOpenTo(registry, session),
    ]);
    const homes = new Map<Server, string>();
    for (const { IDServer, name } of rows) {
      const home = await app.customers.serverOf(IDServer).catch(() => undefined);
      if (home) homes.set(home, [homes.get(home), name].filter(Boolean).join(', '));
    }
    // What the operator may not open is not even named.
    const open = isLimited(limites) ? servers.filter((server) => homes.has(server)) : servers;
    const isKnown = ({ Serveur }: Missing) => !isLimited(limites) || [...rows.map(({ name }) => name), ...homes.values()].includes(Serveur);
    const read = await Promise.all(open.map((server) => readServer({ app, Depuis, login }, server, homes.get(server) ?? '', missing)));
    const motifs = byCustomer(read.flatMap((one) => one.motifs));
    const changes = byCustomer(read.flatMap((one) => one.changes));
    const demandes = byCustomer(read.flatMap((one) => one.demandes));
    const attention: Attention[] = [];
    const changements: Changement[] = [];
    for (const { IDCustomer, name: BDGp, label, serverIP } of readable.filter(({ closedFor }) => closedFor === null)) {
      const client = { BDGp, label, serverIP };
      const own = motifs.get(IDCustomer) ?? [];
      if (own.length > 0) attention.push({ ...client, motifs: own.map(({ motif }) => motif) });
      const [change] = changes.get(IDCustomer) ?? [];
      const [asked] = demandes.get(IDCustomer) ?? [];
      if (!change && !asked) continue;
      const { Modifications, Personnes, travaux } = change ?? noChange;
      changements.push({ ...client, Modifications, Personnes, travaux, Demandes: asked?.Nombre ?? 0 });
    }
    return {
      Depuis,
      attention: byHarm(attention).slice(0, mostCustomers),
      EnTout: attention.length,
      changements: byChanges(changements).slice(0, mostCustomers),
      Changes: changements.length,
      fermes: closed.map(({ label }) => label),
      manque: missing.filter(isKnown),
    };
  },
});
