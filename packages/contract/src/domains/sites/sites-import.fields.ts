import { namesOf } from '../../fields/shapes.ts';
import { columnOf, type ImportColumn, type ImportSpec } from '../../imports/spec.ts';
import { siteGiven, siteSections } from './sites.fields.ts';

const { general, adresse, rattachement, options } = siteSections;
const fields = { ...siteGiven, ...general, ...adresse, ...rattachement, ...options };

type Fields = typeof fields;
type OfKind<K> = { [N in keyof Fields]: Fields[N]['kind'] extends K ? N : never }[keyof Fields];

export type SiteChoice = OfKind<'choice'>;
export type SiteTick = OfKind<'flag'>;
export type SiteText = OfKind<'text'>;

interface Column extends ImportColumn {
  field: keyof Fields | 'Marques';
}

/** What people write above a column, beside the words of its field. */
const titles: Partial<Record<Column['field'], readonly string[]>> = {
  IDPlaque: ['plaque', 'numéro de société'],
  Descr: ['site', 'point de vente', 'libellé du site'],
  Libelle: ['libellé lead', 'libellé eSeller Lead'],
  Code: ['code site', 'code du site', 'code interne'],
  CodePostal: ['cp'],
  Ville: ['commune', 'localité'],
  Tel: ['tel', 'téléphone du site'],
  EMail: ['email', 'mail', 'courriel', 'adresse e-mail', 'adresse mail'],
  IDPasserelleDMS: ['passerelle DMS', 'DMS'],
};

/** The columns of the template, from A on: what the form of a site holds beside its offers, and its brands. */
const columns: readonly Column[] = [
  ...namesOf(fields).map((name) => columnOf(fields, name, { titles: titles[name] ?? [] })),
  { kind: 'list', field: 'Marques', header: 'Marques', titles: ['marque', 'marques distribuées'], required: false, secret: false },
];

/** A site is known by its code within the customer (docs/regles/sites.md#import). */
export const sitesImport: ImportSpec<Column> = {
  name: 'sites',
  columns,
  apart: null,
  key: { field: 'Code', twice: 'Ce code est aussi' },
  words: { un: 'site', des: 'sites', feminin: false, nom: 'Nom' },
};
