import { base, droits, formulaire, invariant, type Refus } from './classes.ts';

const whole = formulaire('A form sends the whole list once; a row that comes back is one of its rows.');
const shown = formulaire('It is about a file or a text as it is sent; what comes back was taken once.');
const asked = formulaire('It is about what the call is asked for, and writes no row.');
const given = formulaire('The policy is asked of what is given from then on; what stood before it stays.');
const chosen = formulaire('What is chosen may become so afterwards, and its row stays: only a new choice is judged.');
const option = formulaire('The option opens a screen; the rows that it wrote stay when it is off.');
const fact = formulaire('What it writes is a fact, which does not come back.');
const again = formulaire('It is asked again when the moment of the departure comes.');
const ownOperation = droits('read-plan', 'checkOwner');

/** The refusals of domains and small lists. */
export const refusOfDomains: Refus = {
  'domains/bons-de-commande/bons-de-commande.store': { 'Cette activité': base('BonDeCommande_IDActivite_fkey') },
  'domains/cartes-de-fidelite/cartes-de-fidelite.store': { 'Ajoutez d’abord': asked, 'Cette carte': base('clients_IDFidelite_fkey') },
  'domains/cartes-de-fidelite/import-clients': { 'L’import des cartes': option },
  'domains/categories-agri/categories-agri.store': {
    'insertSousCategorie: message': base('sousCategoriesProduction_IDCategorieProduction_fkey'),
  },
  'domains/champs-fiche-client/champs-fiche-client.routes': { 'hide:': asked },
  'domains/cloture/cloture.routes': { 'checked:': fact, 'Utilisateur inconnu': fact },
  'domains/comptes-eseller/comptes-eseller.rules': { 'checkSelection:': fact },
  'domains/connexions/connexions.rules': { 'Ce client n’a pas': asked, 'L’adresse': asked, 'eSeller Lead n’est pas': asked },
  'domains/connexions/open-connexion': { 'Le mot de passe': asked },
  'domains/demandes/demandes.routes': { 'Ce type de demande': fact },
  'domains/departs/check-depart': {
    'Choisissez un remplaçant': again,
    'Il ne reste rien': again,
    'La personne qui part': again,
    'La situation': again,
    'Le remplaçant est suspendu': again,
    'Votre accès': again,
  },
  'domains/departs/departs-clock': { 'Ce client n’est plus ouvert': again },
  'domains/departs/faire-depart': { 'Le remplaçant n’a pas d’adresse': asked, '«': asked },
  'domains/departs/prevoir-depart': { 'Un départ est déjà prévu': droits('check-forms', 'mayTake') },
  'domains/estimations-reprise/save-responsables': { 'saveResponsables: message': chosen },
  'domains/gp-parametres/gp-parametres.rules': {
    'Vous ne pouvez pas modifier': ownOperation,
    'settleAmont: amont': invariant('gpParametres.amont'),
  },
  'domains/lignes-frequentes/lignes-frequentes.routes': {
    'checkActivite: fault': chosen,
    'checkPrices: fault': invariant('lignesFrequentes.PxVenteTTC'),
  },
  'domains/lignes-frequentes/lignes-frequentes.store': {
    'refuseMissing:': base('lignesFrequentes_IDPlaque_fkey', 'lignesFrequentes_IDTypeLigneFrequente_fkey'),
  },
  'domains/logos-marques/logos-marques.routes': { 'replace: unreadable': shown },
  'domains/malus-ecologique/malus-ecologique.rules': {
    // The dates and the range are the table's; a grid may lack amounts, and the list says so.
    'settleMalusEcologique:': base('malusEcologique_check', 'malusEcologique_check1'),
  },
  'domains/malus-masse/malus-masse.rules': { 'settleMalusMasse: first': invariant('malusMasse.Values') },
  'domains/marques/marques.rules': {
    'chooseMarques:': invariant('sitesMarques.IDActivite', 'societesMarques.IDActivite', 'templatesBDCMarques.IDActivite'),
  },
  'domains/notes/notes.routes': { 'Une note n’est supprimée': ownOperation },
  'domains/notes/notes.rules': {
    'L’accès client ne voit pas': droits('check-customer-access', 'mayOpenFiche'),
    'Une note interne est réservée': base('notes_check'),
    'Une note interne ne cite': chosen,
    'Une note n’est modifiée': droits('check-forms', 'notOwn'),
    '«\u00a0Login\u00a0» ne peut pas ouvrir': chosen,
    '«\u00a0Login\u00a0» ne peut pas être cité': chosen,
  },
  'domains/objectifs-vendeur/objectifs-vendeur.rules': {
    'Ces coefficients manquent': whole,
    'Ces coefficients n’existent pas': whole,
    'Une décimale': formulaire('A stored value may have more decimals.'),
  },
  'domains/origines/import/save-import-lines': { 'write: refusal': invariant('origineInactive', 'origineType') },
  'domains/origines/lot-origines': { 'change: refused': invariant('origineInactive', 'origineType') },
  'domains/origines/move-origine': {
    'La suppression des origines': option,
    'L’origine cible': base('origineDefault_IDOrigineAction_fkey', 'workflowsLeads_IDOrigineAction_fkey'),
    'L’origine source a des correspondances': chosen,
    'L’origine source a des workflows': invariant('origineInactive', 'origineType'),
    'L’origine source est une origine par défaut': invariant('origineInactive'),
    'L’origine source et l’origine cible': asked,
    'removeOrigine: usedMessage': base(
      'affaires_IDOrigineAction_fkey',
      'offres_IDOrigineAction_fkey',
      'origineDefault_IDOrigineAction_fkey',
      'rapports_IDOrigineAction_fkey',
      'wallyMarquesOrigines_IDOrigineAction_fkey',
      'workflowsLeads_IDOrigineAction_fkey',
    ),
  },
  'domains/origines/origines.rules': { 'Indiquez une famille': asked },
  'domains/origines/origines.store': { 'Ce type n’existe pas': base('origines_IDOrigineActionType_fkey') },
  'domains/origines/save-defauts': {
    'Cette origine': base('origineDefault_IDOrigineAction_fkey'),
    'Une origine par défaut': invariant('origineInactive'),
  },
  'domains/origines/save-origine': {
    'Cette famille': base('sousFamilles_IDFamilleOrigineContact_fkey'),
    'Cette sous-famille est celle': formulaire('An origin has a sub-family alone: the family is the one of that.'),
    'Cette sous-famille n’existe pas': base('origines_IDSousFamilleOrigineAction_fkey'),
    'Choisissez un type': formulaire('An origin from before may have none, and has none again.'),
  },
  'domains/passerelles/passerelles.rules': { 'Colonne en double': whole, 'Colonne inconnue': whole, 'Colonne manquante': whole },
  'domains/plafonds-remise/plafonds-remise.store': {
    'Cette société': base('plafondsRemise_IDPlaque_fkey'),
    'Un plafond existe': base('plafondsRemise_place'),
  },
  'domains/profils/check-passwords': { 'checkPasswords: fault': given },
  'domains/profils/profils.rules': { 'Votre accès ne permet ni': droits('check-customer-access', 'checkNames') },
  'domains/profils/rights.rules': {
    'Ce profil détient des droits': droits('check-customer-access', 'checkGivenRights'),
    'Droit en double': whole,
    'Droit inconnu': base('DRPROFILE_PRIVILEGE_DRFUNCTION_ID_DRTYPE_PRIVILEGE_ID_fkey'),
    'Votre profil ne détient pas': droits('check-customer-access', 'checkGivenRights'),
  },
  'domains/profils/save-profil': {
    'Ce tableau de bord': base('profilsESellerTeam_IDDashboard_fkey'),
    'Votre accès ne permet pas': ownOperation,
  },
  'domains/profils/save-profil-prc': {
    'Ce type de profil': base('profilsEDataVoicePrc_IDTypeProfil_fkey'),
    'La permission': base('profilsEDataVoicePrcPermissions_Code_fkey'),
  },
  'domains/relances/relances.rules': {
    'Choisissez des sociétés': invariant('relances.Groupe'),
    'Choisissez le groupe': invariant('relances.Groupe'),
  },
  'domains/relances/relances.store': { 'Cet événement': base('relances_IDRelanceAutoEvenement_fkey') },
  'domains/relances/save-relance': {
    // A fictitious site is one that customer access does not see.
    'Site inconnu': droits('check-customer-access', 'relancesSites'),
    'Société inconnue': base('relancesPlaques_IDPlaque_fkey'),
  },
  'domains/sante/sante.store': { 'Cette alerte a déjà': fact, 'Cette alerte est terminée': fact },
  'domains/sites/save-site': {
    'Ce type de produit': formulaire('Types of product are the registry’s, and none of them goes.'),
    'Cette passerelle': invariant('sites.IDPasserelleDMS'),
    'Personne inconnue': base('utilisateursSites_IDPeople_fkey'),
  },
  'domains/sites/sites.rules': {
    'Cette colonne est un texte': shown,
    'Choisissez une image': shown,
    'L’image doit être': shown,
    'settleLead: needsLead': invariant('sites.RDVsAtelierSurMobile', 'sites.PotCommunAppelsSortantsAPV'),
    'settleOpel: needsCode': invariant('sites.OpelVNToolbox'),
  },
  'domains/sites/sites.store': { 'translate: message': base('sites_IDPlaque_fkey', 'sites_IDActivite_fkey', 'sites_IDTypeSite_fkey') },
  'domains/societes/societes.store': { 'Cette activité': base('societes_IDActivite_fkey') },
  'domains/templates-bdc/save-template-bdc': {
    'saveDocument: unnamed': asked,
    'taken: duplicateDocumentBdc': base('documentsPdf_Document'),
  },
  'domains/templates-bdc/templates-bdc.store': { 'Aucun PDF': asked, 'Cette activité': base('templatesBDC_IDActivite_fkey') },
  'domains/templates-impression/documents.rules': { 'pdfOf: sentence': shown, 'pdfOf: unreadable': shown },
  'domains/templates-impression/save-impression': {
    'Site inconnu': base('templatesImpressionSites_IDSite_fkey'),
    'taken: duplicateDocument': base('documentsPdf_Document'),
  },
  'domains/templates-impression/templates-impression.rules': {
    'Ce modèle d’impression': base(
      'templatesImpressionGroupe_IDTemplateImpression_fkey',
      'templatesImpressionSites_IDTemplateImpression_fkey',
    ),
    'Un modèle est choisi deux fois': whole,
    'checkChoices: message': chosen,
    'duplicate: duplicateDocument': base('cgv_Nom', 'cgv_IDDocumentPdf_key', 'documentsPdf_Document'),
    'settleCgv: message': base('cgv_IDDocumentPdf_fkey'),
  },
  'domains/templates-impression/templates-impression.store': { 'refuseTaken:': base('cgv_Nom') },
  'domains/types-materiel-agri/save-type-materiel': {
    'La famille «\u00a0missing': whole,
    'La famille «\u00a0taken': formulaire('A family has one column for its type: it is never of two.'),
    'Un des champs': base('typesMaterielAgriChamps_IDFieldMat_fkey'),
    'Un des types': base('typesMaterielAgriChamps_IDTypeMaterialAgri_fkey'),
  },
  'domains/types-production/types-production.store': {
    'Ce volume': base('typesProduction_volume'),
    'Cette association': base('typesProduction_association'),
    'Cette catégorie': base('typesProduction_categorie'),
    'Cette sous-catégorie': base('typesProduction_sousCategorie'),
  },
  'domains/utilisateurs/save-utilisateur': {
    'Le site stray': invariant('configNissan.IDSite'),
    'checkPassword: fault': given,
    // A person from before the option has no customer-relations profile, and has none again.
    'withProfiles: first': base('utilisateurs_drprofile_id_fkey', 'utilisateurs_IDProfil_fkey', 'utilisateurs_IDDRProfileEsellerLead_fkey'),
  },
  'domains/utilisateurs/save-utilisateur-sites': {
    'Les sites Nissan': droits('check-customer-access', 'nissanProduct'),
    'Site inconnu': base('utilisateursSites_IDSite_fkey'),
  },
  'domains/utilisateurs/utilisateurs.rules': {
    'Ce profil ouvre': droits('check-customer-access', 'checkGiven'),
    'Vous ne pouvez pas suspendre': droits('check-customer-access', 'checkOwn'),
    'checkLead: leadFollows': droits('check-forms', 'leadFollows'),
    'checkLocks: sentence': droits('check-customer-access', 'checkLocks'),
  },
  'domains/utilisateurs/utilisateurs.store': { 'refuseDuplicate: sentence': base('utilisateurs_LoginWEB') },
  'domains/vues/save-vue': {
    'Cette vue est celle': ownOperation,
    'Seul l’auteur': ownOperation,
    'checkPortee: fault': ownOperation,
  },
  'domains/vues/vues.store': {
    'Une autre vue': base('vues_defaut_moi', 'vues_defaut_partagee'),
    'doubled: fault': base('vues_nom_moi', 'vues_nom_partagee'),
  },
  'domains/workflows-leads/configuration.store': { 'checkOption: optionOff': option },
  'domains/workflows-leads/save-workflows': {
    'Le même workflow': base('workflowsLeads_IDOrigineAction_IDSite_key'),
    'Le site N°': chosen,
    'L’origine named': invariant('origineInactive', 'origineType'),
  },
  'domains/wsimport/create-wsimport': {
    'Ce site n’est pas un site': invariant('wsimport.IDSite'),
    'Cette société': base('wsimport_IDPlaque_fkey'),
  },
  'domains/wsimport/wsimport.store': { 'Ce login': base('wsimport_Login') },
  'references/calls.routes': {
    'Ce code Renault': formulaire('The codes are a list in the code of this console.'),
    'L’option': option,
    'L’origine source': asked,
  },
  'references/exceptions': {
    'Cette origine de contact': base('clients_IDOrigineCont_fkey'),
    'Le libellé «\u00a0protectedLibelle\u00a0» existe': invariant('libellesRemise.Libelle'),
    'Le libellé «\u00a0protectedLibelle\u00a0» ne peut pas être renommé': droits('check-forms', 'checkLibelle'),
    'Le libellé «\u00a0protectedLibelle\u00a0» ne peut pas être supprimé': droits('check-forms', 'checkLibelle'),
  },
  'references/references.routes': {
    'checkChoices: label': base(
      'CategorieClient_IDTFicheCli_fkey',
      'docsAdmin_IDDocumentAdminModule_fkey',
      'RaisonClotureLead_IDAffaireTypeStop_fkey',
    ),
  },
};
