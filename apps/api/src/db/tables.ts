import type { Kysely } from 'kysely';
import type { AffaireTables } from './tables/affaires.ts';
import type { AgricultureTables } from './tables/agriculture.ts';
import type { BonDeCommandeTables } from './tables/bons-de-commande.ts';
import type { CompteTables } from './tables/comptes.ts';
import type { EchangeTables, ImportTables } from './tables/echanges.ts';
import type { InterfaceTables } from './tables/interfaces.ts';
import type { HistoryTables, JournalTables } from './tables/journal.ts';
import type { LigneMalusTables } from './tables/lignes-malus.ts';
import type { ListTables } from './tables/lists.ts';
import type { ModeleTables } from './tables/modeles.ts';
import type { OrigineTables } from './tables/origines.ts';
import type { PartenaireTables } from './tables/partenaires.ts';
import type { PasserelleTables } from './tables/passerelles.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PlafondObjectifTables } from './tables/plafonds-objectifs.ts';
import type { ProfilTables } from './tables/profils.ts';
import type { PublicationTables } from './tables/publication.ts';
import type { RegistryOwnTables } from './tables/registry.ts';
import type { RelanceTables } from './tables/relances.ts';
import type { SanteTables } from './tables/sante.ts';
import type { StructureTables } from './tables/structure.ts';
import type { WallyTables } from './tables/wally.ts';
import type { WorkflowLeadTables } from './tables/workflows-leads.ts';
import type { WsimportTables } from './tables/wsimport.ts';

/** The columns of the customers' tables but for the customer's number, as the migrations make them; a test compares. */
export interface CustomerTables
  extends
    StructureTables,
    PeopleTables,
    ListTables,
    OrigineTables,
    WsimportTables,
    PasserelleTables,
    BonDeCommandeTables,
    RelanceTables,
    ProfilTables,
    CompteTables,
    LigneMalusTables,
    AffaireTables,
    EchangeTables,
    ImportTables,
    SanteTables,
    InterfaceTables,
    PartenaireTables,
    AgricultureTables,
    PublicationTables,
    ModeleTables,
    WallyTables,
    WorkflowLeadTables,
    PlafondObjectifTables,
    HistoryTables,
    JournalTables {}

/** A customer's handle: every statement names the customer. */
export type Db = Kysely<CustomerTables>;

/** The columns of the registry's schema. */
export interface RegistryTables extends RegistryOwnTables, JournalTables {}

/** The same tables across all customers: each row says whose it is. */
export type AllCustomersTables = { [Table in keyof CustomerTables]: CustomerTables[Table] & { IDCustomer: number } };
