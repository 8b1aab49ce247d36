import { messages } from '@comptoir/contract/messages';
import { newSite, siteDefaults, wholeNewSite, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

/** A site as its form holds it: with its brands, the people of a new one, and the tick that links its activity. */
const whole = wholeNewSite.extend({ Marques: z.array(z.string()), Personnes: z.array(z.number()), lie: z.boolean() });

export const siteForm = whole.superRefine(({ lie, IDActivite }, context) => {
  if (!lie && IDActivite === null) context.addIssue({ code: 'custom', path: ['IDActivite'], message: messages.required });
});

export type SiteIn = z.input<typeof whole>;
export type SiteOut = z.output<typeof whole>;
export type SiteRecord = RecordForm<SiteIn, SiteOut>;

/** 0 means no company or type: the contract refuses it. */
export const newValues: SiteIn = {
  ...siteDefaults,
  IDPlaque: 0,
  Descr: '',
  Code: '',
  IDTypeSite: 0,
  Marques: [],
  Personnes: [],
  lie: true,
};

// The keys of a schema's shape are all of its type's.
const names = Object.keys(newSite.shape) as (keyof typeof newSite.shape)[];

export const valuesOf = (stored: Site): SiteIn => {
  // One value per name, which the stored site has.
  const fields = Object.fromEntries(names.map((name) => [name, stored[name]])) as Pick<Site, (typeof names)[number]>;
  const { IDTypeSite, IDActivite, Marques } = stored;
  return { ...fields, IDTypeSite: IDTypeSite ?? 0, Marques: Marques.map(({ Make }) => Make), Personnes: [], lie: IDActivite === null };
};
