import type { Recipe } from '../recipes.ts';
import { inserted, type Row } from '../rows.ts';

const slow = 'PlanetVO 2 met trop de temps à répondre. Réessayez dans quelques instants.';
const refused = "PlanetVO : l'identifiant ou le mot de passe est refusé. Vérifiez-les, puis enregistrez-les à nouveau.";

const sites = (group: string, Auteur: string): Row => ({
  Partenaire: 'planetvo2',
  Operation: 'Lire les sites PlanetVO 2',
  Cible: '',
  Auteur,
  Methode: 'GET',
  Adresse: `https://planetvo2.example/groups/${group}/sites`,
  Demande: '',
});
const check: Row = {
  Partenaire: 'planetvo',
  Operation: "Vérifier l'accès d'un vendeur",
  Cible: 'Premier vendeur',
  Auteur: 'admin',
  Methode: 'POST',
  Adresse: 'https://planetvo.example/bases',
  Demande: '{"apiKey":"••••••"}',
};

const answered = (Reponse: string, Statut: number | null, DureeMs: number, Resultat: 'ok' | 'refus' | 'panne', Message = ''): Row => ({
  Reponse,
  Statut,
  DureeMs,
  Essais: 1,
  Resultat,
  Message,
});

/** A few calls of partners for the exchange log, dated when the customer is created. */
export const echangeRows = ({ BDGp }: Recipe) => {
  const rows: Row[] = [
    { ...sites(BDGp, 'admin'), ...answered('{"sites":[{"id":"4210","companyName":"Ouest","label":"VO Brest"}]}', 200, 184, 'ok') },
    { ...check, ...answered('{"bases":[{"code":"BASE-OUEST","libelle":"BASE OUEST"}]}', 200, 231, 'ok') },
    { ...check, ...answered('{"error":"INVALID_CREDENTIALS"}', 401, 167, 'refus', refused) },
    { ...sites(BDGp, 'comptoir'), ...answered('', null, 8004, 'panne', slow) },
  ];
  return inserted(
    'echanges',
    'IDEchange',
    rows.map((row, at) => ({ IDEchange: at + 1, ...row })),
  );
};
