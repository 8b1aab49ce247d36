import { country, flag, rate, text, values, whole } from '../fields/kit.ts';

/** By what they are about; those of leads stand in `leads.ts`. */
export const prix = {
  GRP_EstEnGestionTTC: flag('Gestion en TTC', { help: 'Les prix sont saisis et affichés toutes taxes comprises.' }),
  GRP_TauxTVA: rate('Taux de TVA', { help: 'Le taux appliqué aux prix du groupe, en pourcentage.', default: 20 }),
  GRP_AnalyseMarge: flag('Analyse de la marge', { help: 'L’offre montre l’analyse de sa marge.' }),
  GRP_GereMalusVDCommeVN: flag('Malus des VD comme celui des VN', {
    help: 'Un véhicule de démonstration porte le malus écologique, comme un véhicule neuf.',
  }),
  GRP_GereBonusVDCommeVN: flag('Bonus des VD comme celui des VN', {
    help: 'Un véhicule de démonstration donne droit au bonus, comme un véhicule neuf.',
  }),
};

export const offres = {
  GRP_AutoriseSaisieManuVehOffre: flag('Saisie manuelle du véhicule d’une offre', {
    help: 'Le vendeur peut décrire lui-même un véhicule absent du stock.',
  }),
  GRP_OffreValiditeFinDeMois: flag('Offres valables jusqu’à la fin du mois', {
    help: 'La validité proposée pour une offre va au dernier jour du mois.',
  }),
  GRP_EssaiObligatoire: values(
    'Essai obligatoire',
    [
      { value: 0, label: 'Essai non obligatoire' },
      { value: 1, label: 'Essai obligatoire pour l’offre et le bon de commande' },
      { value: 2, label: 'Essai obligatoire pour le bon de commande seulement' },
    ],
    { help: 'Ce qui ne peut pas être fait tant que le client n’a pas essayé le véhicule.' },
  ),
  GRP_RechercheVN: text('Recherche des VN', { help: 'Le code de la recherche des véhicules neufs.', max: 5 }),
  GRP_RechercheVO: text('Recherche des VO', { help: 'Le code de la recherche des véhicules d’occasion.', max: 5 }),
};

export const bonsDeCommande = {
  TypeBDC: text('Fichier d’impression du bon de commande', { help: 'Le nom du fichier avec lequel le bon de commande est imprimé.' }),
  GRP_ListeChampsBDC: text('Champs du bon de commande', { help: 'La liste des champs que montre le bon de commande.' }),
  GRP_AfficheNumSerieBdC: flag('Numéro de série sur le bon de commande', {
    help: 'Le bon de commande imprime le numéro de série du véhicule.',
  }),
  GRP_ForceEnvoiFM: flag('Forcer l’envoi FM', { help: 'L’envoi FM est fait dans tous les cas.' }),
};

export const clients = {
  GRP_ListeChampsCreationProspect: text('Champs de la création d’un prospect', {
    help: 'Séparés par des points-virgules\u00a0: pour chacun, le nom du champ, 1 ou 0 selon qu’il est obligatoire ou non, et le masque de saisie (Maj, Min ou PremLettreMaj).',
    max: 1000,
  }),
  GRP_TsfCreeClientSiInexistant: flag('Transfert\u00a0: créer le client manquant', {
    help: 'Un transfert crée la fiche du client lorsqu’elle n’existe pas.',
  }),
  GRP_CodePays: country('Code pays', { help: 'Le code ISO du pays du groupe, par exemple FR.' }),
  GRP_ClientRenault: flag('Client Renault', { help: 'Les catégories client portent un code Renault.' }),
  GRP_ClientEDatavoice: flag('Client eDataVoice', {
    help: 'Ouvre le Poste Relation Client et rend le profil eDV (PRC) obligatoire pour chaque utilisateur.',
  }),
  GRP_CampagneEDataVoice: flag('Campagnes eDataVoice', { help: 'Les campagnes sont confiées à eDataVoice.' }),
};

export const relances = {
  GRP_NbRelanceMaxParJour: whole('Relances par jour au maximum', { help: 'Le nombre de relances d’une journée.', unit: 'relances' }),
  GRP_NbJrsRelanceAvantFinGarantie: whole('Relance avant la fin de la garantie', {
    help: 'Le nombre de jours entre la relance et la fin de la garantie.',
    unit: 'jours',
  }),
  GRP_NbJrsRelanceAvantFinFinancement: whole('Relance avant la fin du financement', {
    help: 'Le nombre de jours entre la relance et la fin du financement.',
    unit: 'jours',
  }),
};

export const securite = {
  GRP_DureeValiditePassword: whole('Durée de validité des mots de passe', {
    help: 'Zéro\u00a0: un mot de passe n’expire jamais.',
    unit: 'jours',
  }),
};

/** Edited with the ceilings. */
export const plafonds = {
  GRP_PlafondsRemise: flag('Plafonds de remise', { help: 'Les remises des vendeurs et des chefs des ventes sont plafonnées.' }),
};
