import { messages } from '@comptoir/contract/messages';
import { newSite, siteChanges, type SiteChanges, type WholeNewSite } from '@comptoir/contract/domains/sites/sites.calls';
import type { SiteChoice } from '@comptoir/contract/domains/sites/sites-import.fields';
import { shownText } from '../../../imports/choices.rules.ts';
import { textKey, type Fault } from '../../../imports/lines.rules.ts';
import { faultsOfRule, firstOfEach, issuesOf, type Plan } from '../../../imports/plans.rules.ts';
import { settleLead } from '../sites.rules.ts';
import type { StoredSite } from '../sites.store.ts';
import { marquesResolver, siteResolver, type Named } from './import-choices.rules.ts';
import type { SiteLine } from './import-lines.rules.ts';

export type PresentSite = Omit<StoredSite, 'Plaque_IDActivite'> & { Marques: ReadonlySet<string> };

/** The stored data that the lines need. */
export interface Known extends Named {
  /** By `textKey` of their code, which other products did not keep unique. */
  sites: ReadonlyMap<string, readonly PresentSite[]>;
}

/** What is written for a line; `Marques`: all brands of the site, null where they stay as they are. */
export type Writing =
  | { kind: 'insert'; values: WholeNewSite }
  | { kind: 'update'; IDSite: number; changes: SiteChanges; Marques: readonly string[] | null };
export type SitePlan = Plan<Writing>;

type Checked = { faults: readonly Fault[] } | { fields: readonly string[]; writing: Writing };
type Resolvers = { choices: ReturnType<typeof siteResolver>; marques: ReturnType<typeof marquesResolver> };
interface Checking extends Resolvers {
  line: SiteLine;
  known: Known;
}

/** Without an activity of its own, a site has its company's. */
const activiteOf = ({ societes }: Known, IDPlaque: number | undefined, own: number | null | undefined) =>
  own ?? societes.find((one) => one.IDPlaque === IDPlaque)?.IDActivite ?? null;

const checkNew = ({ line, known, marques }: Checking, values: Partial<Record<SiteChoice, number>>): Checked => {
  const read = newSite.safeParse(values);
  if (!read.success) return { faults: issuesOf(read.error) };
  const brands = marques(line, activiteOf(known, read.data.IDPlaque, read.data.IDActivite));
  const faults = [...faultsOfRule(() => settleLead(undefined, read.data)), ...brands.faults];
  if (faults.length > 0) return { faults };
  const writing = { kind: 'insert' as const, values: { ...read.data, Marques: [...brands.found], Personnes: [] } };
  return { fields: [...Object.keys(values), ...(brands.found.size > 0 ? ['Marques'] : [])], writing };
};

const marquesAfter = ({ line, known, marques }: Checking, present: PresentSite, IDActivite: number | null | undefined) => {
  const before = activiteOf(known, present.IDPlaque, present.IDActivite);
  const after = activiteOf(known, present.IDPlaque, IDActivite ?? present.IDActivite);
  const { found, faults } = marques(line, after);
  // With another activity the brands go.
  const kept = before === after ? present.Marques : new Set<string>();
  const all = new Set([...kept, ...found]);
  const isChanged = all.size !== present.Marques.size || [...all].some((Make) => !present.Marques.has(Make));
  return { faults, Marques: isChanged ? [...all] : null };
};

const checkChanges = (checking: Checking, present: PresentSite, values: Partial<Record<SiteChoice, number>>): Checked => {
  // The code identifies the site, whatever its case; it is not changed. The company never changes.
  const read = siteChanges.omit({ Code: true }).safeParse(values);
  const societe = checking.known.societes.find(({ IDPlaque }) => IDPlaque === present.IDPlaque)?.Libelle ?? '';
  const moved: Fault[] =
    values.IDPlaque === undefined || values.IDPlaque === present.IDPlaque
      ? []
      : [{ field: 'IDPlaque', message: `La société d’un site ne change pas\u00a0: celle de ce site est ${shownText(societe)}` }];
  if (!read.success) return { faults: [...moved, ...issuesOf(read.error)] };
  const { faults: stray, Marques } = marquesAfter(checking, present, read.data.IDActivite);
  const faults = [...moved, ...faultsOfRule(() => settleLead(present, read.data)), ...stray];
  if (faults.length > 0) return { faults };
  const stored: Record<string, unknown> = { ...present };
  const changes: SiteChanges = Object.fromEntries(
    Object.entries(settleLead(present, read.data)).filter(([field, value]) => value !== stored[field]),
  );
  const fields = [...Object.keys(changes), ...(Marques ? ['Marques'] : [])];
  return { fields, writing: { kind: 'update', IDSite: present.IDSite, changes, Marques } };
};

const planLine = (checking: Checking): SitePlan => {
  const { line, known, choices } = checking;
  const {
    IDPlaque: _,
    IDActivite: __,
    IDTypeSite: ___,
    TPR_IDTypeProduit: ____,
    IDPasserelleDMS: _____,
    Marques: ______,
    ...texts
  } = line.given;
  const Code = line.given.Code?.trim() ?? '';
  const [present, ...others] = known.sites.get(textKey(Code)) ?? [];
  const told = { ligne: line.ligne, avis: line.avis, cle: Code, nom: (line.given.Descr ?? present?.Descr ?? '').trim() };
  const refused = (...faults: Fault[]): SitePlan => ({ ...told, effet: 'refus', faults: firstOfEach([...line.faults, ...faults]) });
  if (Code === '') return refused({ field: 'Code', message: messages.required });
  if (present && others.length > 0)
    return refused({ field: 'Code', message: `${others.length + 1} sites ont ce code\u00a0: donnez-leur d’abord des codes différents` });
  const { keys, faults } = choices(line);
  const values = { ...texts, ...keys };
  const checked = present ? checkChanges(checking, present, values) : checkNew(checking, values);
  const all = firstOfEach([...line.faults, ...faults, ...('faults' in checked ? checked.faults : [])]);
  if ('faults' in checked || all.length > 0) return refused(...all);
  const effet = present ? (checked.fields.length > 0 ? 'modification' : 'inchange') : 'ajout';
  return { ...told, effet, faults: [], ...checked };
};

/** The outcome of each line. Pure: it writes and reads nothing. */
export const planLines = (lines: readonly SiteLine[], known: Known): SitePlan[] => {
  const resolvers: Resolvers = { choices: siteResolver(known), marques: marquesResolver(known) };
  return lines.map((line) => planLine({ ...resolvers, line, known }));
};
