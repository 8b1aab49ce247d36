import { z } from 'zod';
import { imageOr } from '../../fields/images.ts';
import { choice, flag, own, requiredChoice, requiredText, text } from '../../fields/kit.ts';

/** No limit is documented: a technical one. */
export const maxLongText = 4000;

/** A company is given once, on creation. */
export const siteGiven = { IDPlaque: requiredChoice('Société', { shown: 'Plaque_Libelle', list: 'shown' }) };

/**
 * What customer access does not change. The product type is among it: it decides
 * which sites of a user customer access may touch.
 */
const reserved = { by: 'operator' } as const;

const general = {
  Descr: requiredText('Nom du site', { max: 60, heading: 'Nom', list: 'shown' }),
  Libelle: text('Libellé pour les leads', { max: 100, list: 'hidden' }),
  Code: requiredText('Code', { max: 25, list: 'shown' }),
  CodeConstructeur: text('Code constructeur', { max: 10, list: 'hidden', ...reserved }),
  CodeRegionConstructeur: text('Code région constructeur', { max: 10 }),
  CodeSiteBaseVN: text('Code Site BaseVN', { max: 20 }),
  IDWelcomePro: text('Identifiant Welcome Pro', { max: 30 }),
};

const adresse = {
  Address1: text('Adresse', { max: 40 }),
  Address2: text('Complément d’adresse', { max: 40 }),
  CodePostal: text('Code postal', { max: 10, list: 'hidden' }),
  Ville: text('Ville', { max: 50, list: 'hidden' }),
  Tel: text('Téléphone', { max: 20, type: 'tel', list: 'hidden' }),
  Fax: text('Fax', { max: 20, type: 'tel' }),
  EMail: text('E-mail', { max: 255, type: 'email', list: 'hidden' }),
};

const rattachement = {
  /** `null`: the company's activity. */
  IDActivite: choice('Activité'),
  IDTypeSite: requiredChoice('Type de site', { heading: 'Type', shown: 'TYPESITE_Descr', list: 'shown', lot: true, ...reserved }),
  TPR_IDTypeProduit: choice('Type de produit', reserved),
  IDPasserelleDMS: choice('Passerelle', { lot: true }),
};

const options = {
  EstVN: flag('Vend des véhicules neufs', { heading: 'VN', list: 'shown', lot: true }),
  EstVO: flag('Vend des véhicules d’occasion', { heading: 'VO', list: 'shown', lot: true }),
  EstFictif: flag('Site fictif', { list: 'shown', lot: true, ...reserved }),
  Est_eSellerLeadActif: flag('eSeller Lead actif', { heading: 'eSeller Lead', list: 'shown', lot: true, ...reserved }),
  RDVsAtelierSurMobile: flag('Rendez-vous d’atelier sur mobile', { lot: true }),
  PotCommunAppelsSortantsAPV: flag('Pot commun des appels sortants APV', { lot: true }),
};

/** What the form of a site holds beside its offers, by the section that it stands in. */
export const siteSections = { general, adresse, rattachement, options };

/** Changed on a screen of its own. */
const partenaires = { OpelVNToolbox: flag('Opel VN toolbox actif', { heading: 'Activation', ...reserved }) };

/** What a row of the list has. */
export const listedSiteFields = { ...general, ...adresse, ...rattachement, ...options, ...partenaires };

/** The five columns of an offer's footer: each is a text, or an image. */
const colonnes = [1, 2, 3, 4, 5] as const;
export type Colonne = `BasPageCol${(typeof colonnes)[number]}`;
export const colonneNames = colonnes.map((n): Colonne => `BasPageCol${n}`);

/** What may hold an image. */
export const champsImage = ['EnTeteImg', ...colonneNames] as const;
export type ChampImage = 'EnTeteImg' | Colonne;

const image = (label: string, max: number) => own(label, { input: imageOr(max), answer: z.string(), default: '' });

/** What is printed on offers. An image stands here by its file name. */
export const printedSiteFields = {
  ImprHautPage: flag('Imprimer l’en-tête'),
  EnTete1: text('En-tête 1', { max: 100 }),
  EnTete2: text('En-tête 2', { max: maxLongText }),
  EnTeteImg: image('Image de l’en-tête', 255),
  ImprBasPage: flag('Imprimer le pied de page'),
  BasPageCol1: image('Colonne 1', maxLongText),
  BasPageCol1EstImg: flag('Image dans la colonne 1'),
  BasPageCol2: image('Colonne 2', maxLongText),
  BasPageCol2EstImg: flag('Image dans la colonne 2'),
  BasPageCol3: image('Colonne 3', maxLongText),
  BasPageCol3EstImg: flag('Image dans la colonne 3'),
  BasPageCol4: image('Colonne 4', maxLongText),
  BasPageCol4EstImg: flag('Image dans la colonne 4'),
  BasPageCol5: image('Colonne 5', maxLongText),
  BasPageCol5EstImg: flag('Image dans la colonne 5'),
  BasPageTexteOffre: text('Texte sous le pied de page de l’offre', { max: maxLongText }),
};

/** Everything that a change of a site may hold. */
export const siteFields = { ...listedSiteFields, ...printedSiteFields };
