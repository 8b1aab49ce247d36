import type { DatabaseServer } from '../../db/open.ts';
import type { App } from '../../http/parts.ts';
import { CustomersClock, type OnError } from '../../jobs/customers-clock.ts';
import { ownAuthor } from '../../jobs/own-author.ts';
import { leasedTurns } from '../../registry/leased-turns.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { hastenTours } from '../../registry/tours.store.ts';
import * as cards from '../dashboard/dashboard.store.ts';
import { countNiveaux } from '../qualite/qualite-niveaux.store.ts';
import { keepChiffres } from './chiffres.store.ts';
import { writtenLately } from './parc.store.ts';

interface FiguresParts extends Pick<App, 'customers' | 'vault' | 'probes'> {
  database: Pick<DatabaseServer, 'registry'>;
}

const tours = 'chiffresTours';
const everyMinutes = 24 * 60;
/** New customers, and those whose rows have changed, are counted within these. */
const soonMinutes = 10;
/** Looks back a little longer than the clock's own interval. */
const writtenMinutes = 3;
const turnsAtOnce = 20;
/** The other connections belong to requests. */
const customersAtOnce = 2;

/** Brings forward the turns of those whose rows have changed. */
const hasten = async ({ customers, database }: FiguresParts, onError: OnError) => {
  for (const { parc } of await customers.reachableServers(onError)) {
    try {
      const written = await writtenLately(parc, writtenMinutes);
      if (written.length > 0) await hastenTours(database.registry, tours, written, soonMinutes);
    } catch (error) {
      onError(error, '');
    }
  }
};

const count = async ({ customers, vault, probes }: FiguresParts, customer: CustomerRecord) => {
  const { database, db } = await customers.open(customer);
  const { name: BDGp, activites, schema } = customer;
  const seen = { all: true };
  const { erreur, avertissement } = await countNiveaux(
    { db, seen, around: { vault, schema, probes } },
    { kind: 'operator', BDGp, activites },
  );
  const nombres = {
    erreur,
    avertissement,
    esellerLead: (await cards.countLeadSites(db)).active,
    planetvo: (await cards.countPlaquesPlanetVO(db)).active,
    corporatesales: (await cards.countPlaquesCorporateSales(db)).active,
    basevn: (await cards.countBaseVNSites(db)).active,
    opelvn: (await cards.countOpelVNSites(db)).active,
    planetvo2: (await cards.countPlanetVO2Sites(db)).active,
  };
  await database.write(customer, ownAuthor('Compter les chiffres'), (trx) => keepChiffres(trx, nombres));
};

/**
 * Counts once a day, and soon after somebody has changed something, what the home and the dashboard show of a customer
 * without counting it anew for whoever looks.
 */
export const figuresClock = (parts: FiguresParts, onError: OnError): CustomersClock => {
  const { registry } = parts.database;
  const turns = leasedTurns(registry, { tours, count: turnsAtOnce, everyMinutes: () => everyMinutes, firstMinutes: () => soonMinutes });
  const due = async function* due(signal: AbortSignal) {
    await hasten(parts, onError);
    yield* turns.due(signal);
  };
  const take = (customer: CustomerRecord) => count(parts, customer);
  return new CustomersClock({ registry, turns: { ...turns, due }, atOnce: customersAtOnce, take, onError });
};
