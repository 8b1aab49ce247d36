/** What the security trail notes, with its words. */
export const evenementTypes = {
  ouverture: 'Ouverture de session',
  fermeture: 'Fin de session',
  choix: 'Choix d’un client',
  preuve: 'Identité confirmée',
  session: 'Session refusée',
  droit: 'Droit refusé',
  limite: 'Limite atteinte',
  connexion: 'Connexion en tant qu’un utilisateur',
  secrets: 'Lecture de secrets',
  export: 'Export',
  operateur: 'Compte d’opérateur',
  acces: 'Accès chez un client',
  urgence: 'Accès d’urgence',
  facteur: 'Second facteur',
  politique: 'Politique d’accès',
  fournisseur: 'Fournisseur d’identité',
  webhook: 'Webhook',
  jeton: 'Jeton d’API',
  cles: 'Clés de chiffrement',
  retrait: 'Retrait d’événements',
  perte: 'Événements perdus',
} as const;
export type EvenementType = keyof typeof evenementTypes;
// The keys of an object literal.
export const evenementTypeNames = Object.keys(evenementTypes) as EvenementType[];

export const resultats = { succes: 'Fait', refus: 'Refusé' } as const;
export type Resultat = keyof typeof resultats;
export const resultatNames = Object.keys(resultats) as Resultat[];

/** Whose act it was: a person by kind of session, somebody without one, the installation itself. */
export const genres = { operator: 'Opérateur', customer: 'Accès client', public: 'Sans session', system: 'Installation' } as const;
export type Genre = keyof typeof genres;
export const genreNames = Object.keys(genres) as Genre[];

/** Ways by which the events leave the installation. */
export const sorties = { fichier: 'Fichier', syslog: 'Syslog', https: 'HTTPS' } as const;
export type Sortie = keyof typeof sorties;
export const sortieNames = Object.keys(sorties) as Sortie[];
