import { choice, country, flag, rate, whole, words } from './kit.ts';

/** By what they are about; those of leads stand in `leads.ts`. */
export const prix = {
  GRP_EstEnGestionTTC: flag('Gestion en TTC', 'Les prix sont saisis et affichés toutes taxes comprises.'),
  GRP_TauxTVA: rate('Taux de TVA', 'Le taux appliqué aux prix du groupe, en pourcentage.', 20),
  GRP_AnalyseMarge: flag('Analyse de la marge', "L'offre montre l'analyse de sa marge."),
  GRP_GereMalusVDCommeVN: flag(
    'Malus des VD comme celui des VN',
    'Un véhicule de démonstration porte le malus écologique, comme un véhicule neuf.',
  ),
  GRP_GereBonusVDCommeVN: flag(
    'Bonus des VD comme celui des VN',
    'Un véhicule de démonstration donne droit au bonus, comme un véhicule neuf.',
  ),
};

export const offres = {
  GRP_AutoriseSaisieManuVehOffre: flag(
    "Saisie manuelle du véhicule d'une offre",
    'Le vendeur peut décrire lui-même un véhicule absent du stock.',
  ),
  GRP_OffreValiditeFinDeMois: flag(
    "Offres valables jusqu'à la fin du mois",
    'La validité proposée pour une offre va au dernier jour du mois.',
  ),
  GRP_EssaiObligatoire: choice('Essai obligatoire', "Ce qui ne peut pas être fait tant que le client n'a pas essayé le véhicule.", [
    { value: 0, label: 'Essai non obligatoire' },
    { value: 1, label: "Essai obligatoire pour l'offre et le bon de commande" },
    { value: 2, label: 'Essai obligatoire pour le bon de commande seulement' },
  ]),
  GRP_RechercheVN: words('Recherche des VN', 'Le code de la recherche des véhicules neufs.', 5),
  GRP_RechercheVO: words('Recherche des VO', "Le code de la recherche des véhicules d'occasion.", 5),
};

export const bonsDeCommande = {
  TypeBDC: words("Fichier d'impression du bon de commande", 'Le nom du fichier avec lequel le bon de commande est imprimé.'),
  GRP_ListeChampsBDC: words('Champs du bon de commande', 'La liste des champs que montre le bon de commande.'),
  GRP_AfficheNumSerieBdC: flag('Numéro de série sur le bon de commande', 'Le bon de commande imprime le numéro de série du véhicule.'),
  GRP_ForceEnvoiFM: flag("Forcer l'envoi FM", "L'envoi FM est fait dans tous les cas."),
};

export const clients = {
  GRP_ListeChampsCreationProspect: words(
    "Champs de la création d'un prospect",
    'Séparés par des points-virgules : pour chacun, le nom du champ, 1 ou 0 selon qu’il est obligatoire ou non, et le masque de saisie (Maj, Min ou PremLettreMaj).',
    1000,
  ),
  GRP_TsfCreeClientSiInexistant: flag(
    'Transfert : créer le client manquant',
    "Un transfert crée la fiche du client lorsqu'elle n'existe pas.",
  ),
  GRP_CodePays: country('Code pays', 'Le code ISO du pays du groupe, par exemple FR.'),
  GRP_ClientRenault: flag('Client Renault', 'Les catégories client portent un code Renault.'),
  GRP_ClientEDatavoice: flag(
    'Client eDataVoice',
    'Ouvre le Poste Relation Client et rend le profil relation client obligatoire pour chaque utilisateur.',
  ),
  GRP_CampagneEDataVoice: flag('Campagnes eDataVoice', 'Les campagnes sont confiées à eDataVoice.'),
};

export const relances = {
  GRP_NbRelanceMaxParJour: whole('Relances par jour au maximum', "Le nombre de relances d'une journée.", 'relances'),
  GRP_NbJrsRelanceAvantFinGarantie: whole(
    'Relance avant la fin de la garantie',
    'Le nombre de jours entre la relance et la fin de la garantie.',
    'jours',
  ),
  GRP_NbJrsRelanceAvantFinFinancement: whole(
    'Relance avant la fin du financement',
    'Le nombre de jours entre la relance et la fin du financement.',
    'jours',
  ),
};

export const securite = {
  GRP_DureeValiditePassword: whole('Durée de validité des mots de passe', 'Zéro : un mot de passe n’expire jamais.', 'jours'),
};

/** Edited with the ceilings. */
export const plafonds = {
  GRP_PlafondsRemise: flag('Plafonds de remise', 'Les remises des vendeurs et des chefs des ventes sont plafonnées.'),
};
