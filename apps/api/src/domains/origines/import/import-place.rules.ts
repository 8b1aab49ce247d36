import type { Famille, NewOrigine, SousFamille } from '@comptoir/contract/domains/origines/origines.calls';
import { choiceFinder } from '../../../imports/choices.rules.ts';
import { textKey, type Fault } from '../../../imports/lines.rules.ts';
import type { OrigineLine } from './import-lines.rules.ts';

/** Where an origin stands, or is to stand: what exists by its id, what is new by its label. */
export type Place = Pick<NewOrigine, 'IDFamille' | 'IDSousFamille' | 'newFamilleLibelle' | 'newSousFamilleLibelle'>;

export interface Families {
  familles: readonly Famille[];
  sousFamilles: readonly SousFamille[];
}

const familleWords = { un: 'famille', des: 'familles', feminin: true };
const sousFamilleWords = { un: 'sous-famille', des: 'sous-familles', feminin: true };

const familleFinder = (some: readonly Famille[]) =>
  choiceFinder(
    some.map(({ IDFamilleOrigineContact, Libelle }) => ({ key: IDFamilleOrigineContact, label: Libelle })),
    familleWords,
  );

const sousFamilleFinder = (some: readonly SousFamille[]) =>
  choiceFinder(
    some.map(({ IDSousFamilleOrigineAction, Libelle }) => ({ key: IDSousFamilleOrigineAction, label: Libelle })),
    sousFamilleWords,
  );

/**
 * Where a line puts its origin, or null where it says nothing of it. A new label that exists already is the family or sub-family that has
 * it; a sub-family says its family, and is looked for in that of the known origin first.
 */
export const placeResolver = ({ familles, sousFamilles }: Families) => {
  const famille = familleFinder(familles);
  const anySousFamille = sousFamilleFinder(sousFamilles);
  const inFamille = (id: number) => sousFamilles.filter(({ IDFamilleOrigineContact }) => IDFamilleOrigineContact === id);
  return ({ given }: OrigineLine, presentFamille: number | undefined): { place: Place | null; faults: Fault[] } => {
    const { IDFamille: said, IDSousFamille: saidSous, newFamilleLibelle: added = '', newSousFamilleLibelle: addedSous = '' } = given;
    if (said === undefined && saidSous === undefined && added === '' && addedSous === '') return { place: null, faults: [] };
    const faults: Fault[] = [];
    const place: Place = { IDFamille: null, IDSousFamille: null, newFamilleLibelle: added.trim(), newSousFamilleLibelle: addedSous.trim() };
    if (said !== undefined) {
      const found = famille(said);
      if ('key' in found) place.IDFamille = found.key;
      else faults.push({ field: 'IDFamille', message: found.fault });
    } else if (added !== '') {
      const known = familles.find(({ Libelle }) => textKey(Libelle) === textKey(added));
      if (known) Object.assign(place, { IDFamille: known.IDFamilleOrigineContact, newFamilleLibelle: '' });
    } else if (presentFamille !== undefined) place.IDFamille = presentFamille;
    if (faults.length > 0) return { place, faults };

    const own = place.IDFamille === null ? [] : inFamille(place.IDFamille);
    if (saidSous !== undefined) {
      const near = sousFamilleFinder(own)(saidSous);
      const found = 'key' in near || said !== undefined || added !== '' ? near : anySousFamille(saidSous);
      if ('key' in found) {
        const row = sousFamilles.find(({ IDSousFamilleOrigineAction }) => IDSousFamilleOrigineAction === found.key);
        Object.assign(place, { IDSousFamille: found.key, IDFamille: row?.IDFamilleOrigineContact ?? null });
      } else faults.push({ field: 'IDSousFamille', message: found.fault });
    } else if (addedSous !== '') {
      const known = own.find(({ Libelle }) => textKey(Libelle) === textKey(addedSous));
      if (known) Object.assign(place, { IDSousFamille: known.IDSousFamilleOrigineAction, newSousFamilleLibelle: '' });
    }
    return { place, faults };
  };
};
