import { z } from 'zod';
import { flag, own, requiredChoice, requiredText, text } from '../../fields/kit.ts';

const general = {
  Descr: requiredText('Description', { max: 60, list: 'shown' }),
  IDActivite: requiredChoice('Activité', { shown: 'Activite_Descr', list: 'shown' }),
  /** No list of families is known: the number is kept as it is. */
  IDFamille: own('Famille', {
    input: z.int32({ error: 'Nombre entier attendu' }).nullable(),
    answer: z.number().nullable(),
    default: null,
    help: 'Numéro de la famille de véhicules, s’il y en a un',
    list: 'hidden',
  }),
  Neuf: flag('Véhicule neuf', { heading: 'Neuf', list: 'shown' }),
  AfficheOptionVersionConstr: flag('Afficher les options de la version constructeur', { heading: 'Options de la version', list: 'hidden' }),
};

const fichiers = {
  NomFicBonDeCommande: text('Fichier du bon de commande', { max: 60, heading: 'Fichier', list: 'shown' }),
  NomFicConditionsGenVente: text('Fichier des conditions générales de vente', { max: 60, heading: 'Conditions de vente', list: 'shown' }),
  NomFicAutreDoc: text('Fichier d’un autre document', { max: 60, heading: 'Autre document', list: 'hidden' }),
  NomImageLogo: text('Image du logo', { max: 60, heading: 'Logo', list: 'hidden' }),
};

const textes = {
  TexteReprise: text('Texte de la reprise', { max: 255, several: true }),
  TexteCO2: text('Texte sur les émissions de CO2', { max: 1000 }),
};

/** What the form of an order form holds, by the section that it stands in. */
export const bonDeCommandeSections = { general, fichiers, textes };

/** docs/regles/modeles.md#bons-de-commande */
export const bonDeCommandeFields = { ...general, ...fichiers, ...textes };
