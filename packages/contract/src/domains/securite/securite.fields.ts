import { z } from 'zod';
import { evenementTypeNames, genreNames, resultatNames, sortieNames } from '../../evenements.ts';
import { answered } from '../../fields/kit.ts';

export const evenementFields = {
  DateH: answered('Date', z.string()),
  Type: answered('Événement', z.enum(evenementTypeNames)),
  Resultat: answered('Résultat', z.enum(resultatNames)),
  /** Equal ones within a minute are one event. */
  Nombre: answered('Nombre', z.number()),
  Client: answered('Client', z.string().nullable()),
  Genre: answered('Genre', z.enum(genreNames)),
  /** The login; empty where nobody is known. */
  Qui: answered('Qui', z.string()),
  Adresse: answered('Adresse', z.string()),
  /** Browser and system, as far as they name themselves. */
  Appareil: answered('Appareil', z.string()),
  Details: answered('Détails', z.string()),
  Appel: answered('Appel', z.string()),
  /** The number that a refusal shows; it is the journal's group too. */
  Requete: answered('N° de la demande', z.string()),
};

/** A way by which the events leave the installation. */
export const sortieFields = {
  Nom: answered('Sortie', z.enum(sortieNames)),
  Destination: answered('Destination', z.string()),
  /** The place in the chain; 0 if nothing has left yet. */
  Rang: answered('Dernier événement livré', z.number()),
  /** When that event was noted; null if there is none any more. */
  DateH: answered('Noté le', z.string().nullable()),
  LivreLe: answered('Livré le', z.string().nullable()),
  /** Sealed events that it has still to deliver. */
  EnAttente: answered('En attente', z.number()),
  EchecDepuis: answered('En échec depuis', z.string().nullable()),
  /** What went wrong; empty if nothing did. */
  Echec: answered('Échec', z.string()),
  ProchainEssai: answered('Prochain essai', z.string().nullable()),
};
