import { z } from 'zod';
import { evenementTypeNames, genreNames, resultatNames } from '../../evenements.ts';
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
