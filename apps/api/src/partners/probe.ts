import type { Kysely } from 'kysely';
import type { Db, RegistryTables } from '../db/tables.ts';
import type { Holders } from './holders.store.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { ARessaisir } from '../secrets/a-ressaisir.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Lose, Matching } from './matches/matches.store.ts';
import type { Asker, Partners } from './partners.ts';
import type { Uses } from './uses.store.ts';

/** The customer. */
export interface ProbeHolder {
  db: Db;
  registry: Kysely<RegistryTables>;
  vault: Vault;
  schema: string;
  customer: CustomerRecord;
  /** PlanetVO's key for users without their own. */
  planetVOApiKey: string;
  /** Hosts of our own network that may be called. */
  outboundAllowedHosts: readonly string[];
}

/** One access of a customer to a partner, and how to try it. */
export interface Probe extends ARessaisir {
  /** '' for the group; else a site, a company, a user or a code. */
  Cible: string;
  /** For people. */
  Libelle: string;
  /** When the credentials last changed; null if unknown. */
  DateModification: string | null;
  /** @throws PartnerFailure */
  ask: (partners: Partners, asker: Asker, lose: Lose) => Promise<unknown>;
}

/** The logins of a partner's interface. Listing them asks nobody. */
export interface InterfaceProbes extends Holders {
  /** The partner's name. */
  Interface: string;
  Titre: string;
  /** The console's screen where it is configured. */
  Ecran: `/${string}`;
  list: (holder: ProbeHolder) => Promise<Probe[]>;
  /** The fields of the group's only account, where there is one. */
  compte?: { login: string; password: string };
  /** The accesses that serve a site; left out where an access serves the group as a whole. */
  ofSites?: Uses;
  /** Where our sites keep the partner's sites that its accesses must still know. */
  matchings?: readonly Matching[];
  /** The accesses that are a person's own. */
  ofPeople?: Uses;
}

/** The first names of some, and how many more there are. */
export const namesOf = (names: readonly string[], most = 3) =>
  names.length > most ? `${names.slice(0, most).join(', ')} et ${names.length - most} autres` : names.join(', ');
