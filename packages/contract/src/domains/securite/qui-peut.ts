import { opensClient, opensServer, type Limites } from '../../limites.ts';
import { actDe, chapitres, couvre, nomsChapitres, portees, roles, type NomChapitre, type Role, type Verbe } from '../../portees.ts';

/** What somebody may be asked about: all that a verb does in a chapter. */
export type Acte = `${NomChapitre}:${Verbe}`;

interface Operateur extends Limites {
  Actif: boolean;
  Role: Role;
}

interface Client {
  IDCustomer: number;
  IDServer: number;
}

const partsOf = (acte: Acte) => {
  // Written by the type.
  const [nom, verbe] = acte.split(':') as [NomChapitre, Verbe];
  return { nom, verbe };
};

/** Words of an act, after « permet ». */
export const motsDe = (acte: Acte) => {
  const { nom, verbe } = partsOf(acte);
  return actDe(`${chapitres[nom].segments[0]!}:${verbe}`);
};

const exigenceDuRole = (Role: Role, acte: Acte) => {
  const { titre, motifs } = roles[Role];
  const held = portees(motifs);
  const isPart = [...portees([acte])].some((portee) => held.has(portee));
  return {
    phrase: `Son rôle «\u00a0${titre}\u00a0» ne permet ${isPart ? 'qu’en partie' : 'pas'} ${motsDe(acte)}.`,
    tient: couvre(motifs, [acte]),
  };
};

/** Why an operator may not do all of an act at a customer; empty where nothing but the customer's consent is left to ask. */
export const manquesDe = (operateur: Operateur, acte: Acte, client: Client): string[] =>
  [
    { phrase: 'Son compte est suspendu.', tient: operateur.Actif },
    exigenceDuRole(operateur.Role, acte),
    { phrase: 'Ses limites ne comprennent pas le serveur de ce client.', tient: opensServer(operateur, client) },
    { phrase: 'Ses limites ne comprennent pas ce client.', tient: opensClient(operateur, client) },
  ]
    .filter(({ tient }) => !tient)
    .map(({ phrase }) => phrase);

/** Verbs that calls of a chapter have, where they are not to read and to change. */
const verbesDe: Partial<Record<NomChapitre, readonly Verbe[]>> = {
  pilotage: ['lire'],
  personnes: ['lire', 'ecrire', 'secrets'],
  partenaires: ['lire', 'ecrire', 'secrets'],
  urgences: ['ecrire'],
};

/** All that can be asked: what calls of operators do, chapter by chapter. */
export const actes: readonly Acte[] = nomsChapitres
  .filter((nom) => nom !== 'soi')
  .flatMap((nom) => (verbesDe[nom] ?? (['lire', 'ecrire'] as const)).map((verbe): Acte => `${nom}:${verbe}`));
