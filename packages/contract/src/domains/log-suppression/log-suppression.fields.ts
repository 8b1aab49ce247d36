import { z } from 'zod';
import { answered } from '../../fields/kit.ts';

export const logSuppressionFields = {
  /** A key of several columns is joined by slashes. */
  IDLigneSupprimee: answered('Ligne supprimée', z.string()),
  IDPeople: answered('Utilisateur', z.number().nullable(), { heading: 'N° utilisateur' }),
  DateHSuppression: answered('Date', z.string()),
  NomTable: answered('Table', z.string()),
  RefDMS: answered('Référence DMS', z.string().nullable()),
  RemplacerParIDClient: answered('Remplacé par le client', z.number().nullable()),
  NumeroSerieMat: answered('Numéro de série', z.string().nullable()),
  IDClientMat: answered('Client du véhicule', z.number().nullable()),
};

/** The person's name, or the login in the journal. */
export const logAuteur = { Auteur: answered('Auteur', z.string().nullable()) };
