import type { logoFields } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import type { compteFields } from '@comptoir/contract/interfaces/publication/publication.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface LogosMarquesTable extends ColumnsOf<typeof logoFields> {
  IDMarque: number;
  /** A file name that its content gives. */
  Logo: string;
}

export interface PublicationCompteTable extends ColumnsOf<typeof compteFields> {
  IDPublicationCompte: Generated<number>;
}

export interface PublicationPortailsTable {
  IDPortail: Generated<number>;
  Libelle: string;
  VN: Generated<boolean>;
  VD: Generated<boolean>;
  VO: Generated<boolean>;
  Actif: Generated<boolean>;
}

export interface PublicationAbonnementsTable {
  IDSite: number;
  IDPortail: number;
  VN: Generated<boolean>;
  VD: Generated<boolean>;
  VO: Generated<boolean>;
}

export interface PublicationFtpTable {
  IDPublicationFtp: Generated<number>;
  Hote: Generated<string>;
  Port: Generated<number>;
  Login: Generated<string>;
  /** Sealed. */
  Password: string | null;
  Dossier: Generated<string>;
  Passif: Generated<boolean>;
}

/** Logos of brands, and where sites publish their stock. */
export interface PublicationTables {
  logosMarques: LogosMarquesTable;
  publicationCompte: PublicationCompteTable;
  publicationPortails: PublicationPortailsTable;
  publicationAbonnements: PublicationAbonnementsTable;
  publicationFtp: PublicationFtpTable;
}
