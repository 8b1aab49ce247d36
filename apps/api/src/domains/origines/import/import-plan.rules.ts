import { messages } from '@comptoir/contract/messages';
import { newOrigine, origineForm, type NewOrigine, type OrigineChanges } from '@comptoir/contract/domains/origines/origines.calls';
import { origineFlags, placeFields, type OrigineFlag } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { choiceFinder, resolveChoices, type Choice } from '../../../imports/choices.rules.ts';
import { textKey, type Fault } from '../../../imports/lines.rules.ts';
import { faultsOfRule, firstOfEach, issuesOf, type Plan } from '../../../imports/plans.rules.ts';
import { checkPlace } from '../origines.rules.ts';
import type { OrigineLine } from './import-lines.rules.ts';
import { placeResolver, type Families, type Place } from './import-place.rules.ts';

export type PresentOrigine = Record<OrigineFlag, boolean> & {
  IDOrigineAction: number;
  Libelle: string;
  IDFamilleOrigineContact: number;
  IDSousFamilleOrigineAction: number;
  /** Older origins have none. */
  IDOrigineActionType: number | null;
};

/** The stored data that the lines need. */
export interface Known extends Families {
  /** By `textKey` of their label, which several may share. */
  origines: ReadonlyMap<string, readonly PresentOrigine[]>;
  types: readonly Choice<number>[];
}

/** What is written for a line; `place`: where the origin moves, null where it stays. */
export type Writing =
  | { kind: 'insert'; values: NewOrigine }
  | { kind: 'update'; IDOrigineAction: number; changes: Omit<OrigineChanges, 'IDFamilleOrigineContact'>; place: Place | null };
export type OriginePlan = Plan<Writing>;

type Checked = { faults: readonly Fault[] } | { fields: readonly string[]; writing: Writing };

const flags = namesOf(origineFlags);
const places = namesOf(placeFields);

const checkNew = (values: object, place: Place | null): Checked => {
  const read = newOrigine.safeParse({ ...values, ...place });
  if (!read.success) return { faults: issuesOf(read.error) };
  const faults = faultsOfRule(() => checkPlace(read.data));
  return faults.length > 0 ? { faults } : { fields: Object.keys(values), writing: { kind: 'insert', values: read.data } };
};

/** The columns by which a line moves its origin. */
const movedBy = ({ given }: OrigineLine, place: Place, present: PresentOrigine) => {
  const isOther = place.IDFamille !== present.IDFamilleOrigineContact;
  return places.filter((name) => given[name] !== undefined && (isOther || (name !== 'IDFamille' && name !== 'newFamilleLibelle')));
};

const checkChanges = (line: OrigineLine, values: object, place: Place | null, present: PresentOrigine): Checked => {
  const read = origineForm.omit({ Libelle: true }).partial().safeParse(values);
  if (!read.success) return { faults: issuesOf(read.error) };
  // The family of the origin alone moves nothing.
  const isHere =
    place?.newSousFamilleLibelle === '' &&
    place.IDFamille === present.IDFamilleOrigineContact &&
    (place.IDSousFamille ?? present.IDSousFamilleOrigineAction) === present.IDSousFamilleOrigineAction;
  const move = place && !isHere ? place : null;
  const faults = move ? faultsOfRule(() => checkPlace(move)) : [];
  if (faults.length > 0) return { faults };
  const { IDType } = read.data;
  const isRetyped = IDType !== undefined && IDType !== present.IDOrigineActionType;
  const changed = flags.filter((flag) => read.data[flag] !== undefined && read.data[flag] !== present[flag]);
  const changes: OrigineChanges = Object.fromEntries(changed.map((flag) => [flag, read.data[flag]]));
  const { IDOrigineAction } = present;
  return {
    fields: [...(move ? movedBy(line, move, present) : []), ...(isRetyped ? ['IDType'] : []), ...changed],
    writing: {
      kind: 'update',
      IDOrigineAction,
      changes: { ...changes, ...(isRetyped ? { type: { IDOrigineActionType: IDType } } : {}) },
      place: move,
    },
  };
};

/** The outcome of each line. Pure: it writes and reads nothing. */
export const planLines = (lines: readonly OrigineLine[], known: Known): OriginePlan[] => {
  const types = [['IDType', choiceFinder(known.types, { un: 'type', des: 'types', feminin: false })]] as const;
  const placeOf = placeResolver(known);
  return lines.map((line): OriginePlan => {
    const { IDFamille: _, IDSousFamille: __, IDType: ___, ...texts } = line.given;
    const Libelle = line.given.Libelle?.trim() ?? '';
    const [present, ...others] = known.origines.get(textKey(Libelle)) ?? [];
    const told = { ligne: line.ligne, avis: line.avis, cle: Libelle, nom: '' };
    const refused = (...faults: Fault[]): OriginePlan => ({ ...told, effet: 'refus', faults: firstOfEach([...line.faults, ...faults]) });
    if (Libelle === '') return refused({ field: 'Libelle', message: messages.required });
    if (present && others.length > 0)
      return refused({ field: 'Libelle', message: `${others.length + 1} origines ont ce libellé\u00a0: changez-les dans la liste` });
    const { keys, faults } = resolveChoices(types, line.given);
    const { place, faults: misplaced } = placeOf(line, present?.IDFamilleOrigineContact);
    const values = { ...texts, ...keys };
    const checked = present ? checkChanges(line, values, place, present) : checkNew(values, place);
    // With a name that finds nothing, what the place lacks only follows from it.
    const follows = ({ field }: Fault) => misplaced.length > 0 && Object.hasOwn(placeFields, field);
    const all = [...faults, ...misplaced, ...('faults' in checked ? checked.faults.filter((fault) => !follows(fault)) : [])];
    if ('faults' in checked || line.faults.length + all.length > 0) return refused(...all);
    const effet = present ? (checked.fields.length > 0 ? 'modification' : 'inchange') : 'ajout';
    return { ...told, effet, faults: [], ...checked };
  });
};
