import type { Chapitre } from '@comptoir/contract/catalogue/kit';
import type { ArretMotif } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import type { Generated } from 'kysely';

export interface WebhooksTable {
  IDWebhook: Generated<number>;
  IDCustomer: number;
  Nom: string;
  Adresse: string;
  /** Sealed, as is the one before. */
  Secret: string;
  SecretPrecedent: string | null;
  PrecedentJusqua: string | null;
  Chapitres: Generated<Chapitre[]>;
  Actif: Generated<boolean>;
}

/** Where the sending stands. */
export interface WebhookEtatsTable {
  IDWebhook: number;
  Curseur: string | null;
  Depuis: Generated<string>;
  EchecDepuis: string | null;
  Echecs: Generated<number>;
  ProchainEnvoi: Generated<string>;
  DernierSucces: string | null;
  DernierMessage: Generated<string>;
  ArretLe: string | null;
  ArretMotif: ArretMotif | null;
  PrisPar: string | null;
  PrisJusqua: string | null;
}

/** Its last tries. */
export interface WebhookEnvoisTable {
  IDEnvoi: Generated<number>;
  IDWebhook: number;
  DateH: Generated<string>;
  Evenement: string;
  Type: string;
  Statut: number | null;
  Message: string;
  DureeMs: number;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhookEtats: WebhookEtatsTable;
  webhookEnvois: WebhookEnvoisTable;
}
