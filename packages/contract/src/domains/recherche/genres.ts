import { references } from '../../references/all.ts';
import { nounOf, type Reference } from '../../references/kit.ts';

/** A kind of records that are found by their names. */
export interface GenreFiche {
  /** What one of them is called. */
  mot: string;
  /** Further words that find them all. */
  aussi?: string;
  /** Where one is seen, the best first: `{id}` is its number, `{nom}` its name as a search of its list. */
  lieux: readonly [`/${string}`, ...`/${string}`[]];
}

/** The kinds with a line of their own, by their tables. */
export const genresPropres = {
  utilisateurs: { mot: 'Utilisateur', lieux: ['/utilisateurs/{id}'] },
  sites: { mot: 'Site', aussi: 'concession', lieux: ['/sites/{id}'] },
  societes: { mot: 'Société', aussi: 'plaque', lieux: ['/societes/{id}'] },
  profilsESellerTeam: { mot: 'Profil eSeller Team', lieux: ['/profils/eSellerTeam/{id}'] },
  profilsEDataVoicePrc: { mot: 'Profil eDV (PRC)', lieux: ['/profils/eDataVoicePrc/{id}'] },
  origines: { mot: 'Origine', lieux: ['/origines/{id}', '/origines?q={nom}'] },
  familles: { mot: 'Famille d’origines', lieux: ['/origines?famille={id}'] },
  sousFamilles: { mot: 'Sous-famille d’origines', lieux: ['/origines?sousFamille={id}'] },
  passerelles: { mot: 'Passerelle', lieux: ['/passerelles/{id}', '/passerelles/{id}/history'] },
  relances: { mot: 'Relance automatique', lieux: ['/relances/{id}'] },
  workflowsLeads: { mot: 'Workflow des leads', lieux: ['/workflowsLeads?q={nom}'] },
  wsimport: { mot: 'Compte d’import de leads', lieux: ['/WSImport?q={nom}'] },
  BonDeCommande: { mot: 'Bon de commande', lieux: ['/BonDeCommande/{id}'] },
  templatesBDC: { mot: 'Modèle de bon de commande', lieux: ['/templatesBDC/{id}'] },
  templatesImpression: { mot: 'Modèle d’impression', lieux: ['/templatesImpression'] },
  cgv: { mot: 'Conditions générales de vente', lieux: ['/templatesImpression?activeTab=configurationGroupe'] },
  lignesFrequentes: { mot: 'Ligne fréquente', lieux: ['/lignesFrequentes/{id}'] },
  malusEcologique: { mot: 'Malus écologique', aussi: 'grille', lieux: ['/malusEcologique/{id}'] },
  malusMasse: { mot: 'Malus masse', aussi: 'grille', lieux: ['/malusMasse/{id}'] },
  statutsVehicules: { mot: 'Statut des véhicules', lieux: ['/statutsVehicules?q={nom}'] },
  champsFicheClient: { mot: 'Champ de la fiche client', lieux: ['/champsFicheClient'] },
  typesMaterielAgri: { mot: 'Type de matériel agricole', aussi: 'équipement', lieux: ['/typesMaterielAgri/{id}/champs'] },
  typesProduction: { mot: 'Type de production', lieux: ['/typesProduction?q={nom}'] },
  categoriesClients: { mot: 'Catégorie de clients agricoles', lieux: ['/categoriesAgri?q={nom}'] },
  categoriesProduction: { mot: 'Catégorie de production', lieux: ['/categoriesAgri?q={nom}'] },
  sousCategoriesProduction: { mot: 'Sous-catégorie de production', lieux: ['/categoriesAgri?q={nom}'] },
  volumesProduction: { mot: 'Volume de production', lieux: ['/categoriesAgri?q={nom}'] },
  wallyComptes: { mot: 'Compte Wally', lieux: ['/interfaces/wally'] },
  publicationPortails: { mot: 'Portail de publication', lieux: ['/publication'] },
} as const satisfies Readonly<Record<string, GenreFiche>>;
export type GenrePropre = keyof typeof genresPropres;

const ofReference = (spec: Reference): [string, GenreFiche] => [spec.name, { mot: nounOf(spec), lieux: [`${spec.route}/{id}`] }];

/** Every kind: those, and the small lists as their specs describe them. */
export const genresFiche: Readonly<Record<string, GenreFiche>> = { ...genresPropres, ...Object.fromEntries(references.map(ofReference)) };

/** What a list finds a name by: its search takes each word as it is written. */
const asSearch = (nom: string) => encodeURIComponent(nom.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim());

/** The addresses of a record, the best first. */
export const lieuxDeFiche = ({ Genre, Id, Nom }: { Genre: string; Id: number; Nom: string }) =>
  (genresFiche[Genre]?.lieux ?? []).map((lieu) => lieu.replace('{id}', String(Id)).replace('{nom}', () => asSearch(Nom)));

const pages = Object.entries(genresFiche).flatMap(
  ([
    genre,
    {
      lieux: [lieu],
    },
  ]) =>
    lieu.includes('{id}') && !lieu.includes('?')
      ? [{ genre, lieu, written: new RegExp(`^${lieu.replace('{id}', String.raw`(\d{1,15})`)}/?$`, 'i') }]
      : [],
);

/** The kind of records whose page is at this path, as a screen is written: `/sites/{id}`. */
export const genreAuLieu = (screen: string) => pages.find(({ lieu }) => lieu === screen)?.genre;

/** The record that a path is the page of, with its address as it is written; undefined of any other screen. */
export const ficheAuLieu = (path: string): { genre: string; mot: string; lieu: string } | undefined => {
  for (const { genre, lieu, written } of pages) {
    const id = written.exec(path)?.[1];
    if (id !== undefined) return { genre, mot: genresFiche[genre]?.mot ?? '', lieu: lieu.replace('{id}', id) };
  }
  return undefined;
};
