import { Refusal } from '@comptoir/contract/errors';
import { isNewImage } from '@comptoir/contract/fields/images';
import { namesWhere } from '@comptoir/contract/fields/shapes';
import { champsImage, siteFields, type ChampImage, type Colonne } from '@comptoir/contract/domains/sites/sites.fields';
import type { Kind } from '@comptoir/contract/rights';
import { leadFlags, needsCode, needsLead, type SiteChanges } from '@comptoir/contract/domains/sites/sites.calls';

const locked: ReadonlySet<string> = new Set(namesWhere(siteFields, { by: 'operator' }));

/** What customer access may not change, sent by it all the same, is left as stored. */
export const withoutLocked = (kind: Kind, changes: SiteChanges): SiteChanges =>
  kind === 'operator' ? changes : Object.fromEntries(Object.entries(changes).filter(([field]) => !locked.has(field)));

type Present = Partial<Pick<SiteChanges, 'Est_eSellerLeadActif' | (typeof leadFlags)[number]>>;

/**
 * Two ticks need eSeller Lead on the site (docs/regles/sites.md#eseller-lead): turning it off clears them.
 * `present` is undefined for a new site.
 * @throws Refusal 422
 */
export const settleLead = <C extends SiteChanges>(present: Present | undefined, changes: C): C => {
  if (changes.Est_eSellerLeadActif ?? present?.Est_eSellerLeadActif) return changes;
  const ticked = leadFlags.filter((flag) => changes[flag] === true && present?.[flag] !== true);
  if (ticked.length > 0) throw new Refusal('rule', `${needsLead}.`, Object.fromEntries(ticked.map((flag) => [flag, needsLead])));
  const stale = leadFlags.filter((flag) => (changes[flag] ?? present?.[flag]) === true);
  return { ...changes, ...Object.fromEntries(stale.map((flag) => [flag, false])) };
};

type Coded = Partial<Pick<SiteChanges, 'OpelVNToolbox' | 'CodeConstructeur'>>;

/**
 * The Opel VN toolbox needs a manufacturer code and ends with it. `present` is undefined for a new site.
 * @throws Refusal 422
 */
export const settleOpel = <C extends SiteChanges>(present: Coded | undefined, changes: C): C => {
  if ((changes.CodeConstructeur ?? present?.CodeConstructeur ?? '').trim() !== '') return changes;
  const isNew = changes.OpelVNToolbox === true && present?.OpelVNToolbox !== true;
  if (isNew) throw new Refusal('rule', `${needsCode}.`, { OpelVNToolbox: needsCode });
  return present?.OpelVNToolbox ? { ...changes, OpelVNToolbox: false } : changes;
};

type Printed = Pick<SiteChanges, ChampImage | `${Colonne}EstImg`>;

const isImage = (champ: ChampImage, from: Printed | undefined) => (champ === 'EnTeteImg' ? true : from?.[`${champ}EstImg`]);

const refuseImage = (champ: ChampImage, why: string): never => {
  throw new Refusal('invalid', `${why}.`, { [champ]: why });
};

/**
 * What becomes of the images (docs/regles/sites.md#images). A column keeps the file name; the content is stored apart.
 * `nameOf` answers undefined for what is no image. `present` is undefined for a new site.
 * @throws Refusal 400
 */
export const settleImages = <C extends Printed>(
  present: Printed | undefined,
  changes: C,
  nameOf: (dataUrl: string) => string | undefined,
): { changes: C; images: Map<ChampImage, string | null> } => {
  const images = new Map<ChampImage, string | null>();
  const settled: Partial<Record<ChampImage, string>> = {};
  for (const champ of champsImage) {
    const was = isImage(champ, present) ?? false;
    const is = isImage(champ, changes) ?? was;
    const stored = was === is ? (present?.[champ] ?? '') : '';
    const given = changes[champ] ?? stored;
    if (was && present?.[champ] && (!is || given !== stored)) images.set(champ, null);
    if (is && isNewImage(given)) {
      settled[champ] = nameOf(given) ?? refuseImage(champ, 'L’image doit être un fichier PNG lisible');
      images.set(champ, given);
    } else if (is && given !== '' && given !== stored) refuseImage(champ, 'Choisissez une image PNG');
    else if (!is && isNewImage(given)) refuseImage(champ, 'Cette colonne est un texte');
    else if (given !== present?.[champ]) settled[champ] = given;
  }
  return { changes: { ...changes, ...settled }, images };
};
