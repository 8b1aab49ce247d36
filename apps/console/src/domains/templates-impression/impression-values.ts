import {
  cgvDocument,
  cgvFields,
  flagOf,
  type GroupeImpression,
  type TemplateImpression,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { categories, type Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { id } from '@comptoir/contract/kit';
import { pdfText } from '@comptoir/contract/texts/pdf';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

const choice = id.nullable();
const ajout = z.object({ ...inputShape(cgvFields), ...inputShape(cgvDocument), file: pdfText, Taille: z.number() });
export type Ajout = z.output<typeof ajout>;

/**
 * The group's configuration as its form holds it. Conditions of sale are held as changes to the stored list, so that two
 * people who add some at once lose nothing.
 */
export const groupeForm = z.object({ offre: choice, bdc: choice, bonEssai: choice, ajouts: z.array(ajout), retraits: z.array(z.number()) });
export type GroupeIn = z.input<typeof groupeForm>;
export type GroupeOut = z.output<typeof groupeForm>;
export type GroupeRecord = RecordForm<GroupeIn, GroupeOut>;

export const groupeValues = ({ config }: GroupeImpression): GroupeIn => {
  const of = (wanted: Categorie) => config.find(({ Categorie: one }) => one === wanted)?.IDTemplateImpression ?? null;
  return { offre: of('offre'), bdc: of('bdc'), bonEssai: of('bonEssai'), ajouts: [], retraits: [] };
};

/** The body of the group's form: changed categories, and the whole list of conditions if it changed. */
export const groupeBody = ({ cgv }: GroupeImpression, { ajouts, retraits, ...chosen }: Partial<GroupeOut>) => {
  const config = categories.flatMap((Categorie) => {
    const IDTemplateImpression = chosen[Categorie];
    return IDTemplateImpression === undefined ? [] : [{ Categorie, IDTemplateImpression }];
  });
  const kept = cgv.filter(({ IDCGV }) => !retraits?.includes(IDCGV)).map(({ Nom, Document }) => ({ Nom, Document }));
  const added = (ajouts ?? []).map(({ Nom, Document, file }) => ({ Nom, Document, file }));
  return {
    ...(config.length > 0 ? { config } : {}),
    ...(ajouts || retraits ? { cgv: [...kept, ...added] } : {}),
  };
};

/** The templates for a category, with the stored one even if it is no longer active. */
export const templatesFor = (templates: readonly TemplateImpression[], categorie: Categorie, stored: number | null) =>
  templates
    .filter((template) => template[flagOf[categorie]] || template.IDTemplateImpression === stored)
    .map((template) => ({
      value: template.IDTemplateImpression,
      label: template[flagOf[categorie]] ? template.Description : `${template.Description} (inactif)`,
    }));
