import type { ImportClientsResult } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import type { Fault, ImportLine } from '../../imports/lines.rules.ts';
import type { Plan } from '../../imports/plans.rules.ts';
import type { Contract } from './cartes-de-fidelite.store.ts';

/** `DateDebut`: an ISO day. */
export type FideliteLine = ImportLine<{ VIN?: string; DateDebut?: string }>;
type Refus = ImportClientsResult['refus'][number];

/** Without I, O and Q, which look like figures. */
const pattern = /^[A-HJ-NPR-Z0-9]{17}$/;
export const vinOf = ({ given: { VIN = '' } }: FideliteLine) => VIN.replace(/[\s-]/g, '').toUpperCase();

const cellFaults = (line: FideliteLine): Fault[] => {
  const isFaulty = (name: string) => line.faults.some(({ field }) => field === name);
  const { VIN, DateDebut } = line.given;
  const own: Fault[] = [];
  if (VIN === undefined && !isFaulty('VIN')) own.push({ field: 'VIN', message: 'Le VIN manque' });
  if (VIN !== undefined && !pattern.test(vinOf(line))) own.push({ field: 'VIN', message: 'Un VIN de 17 caractères est attendu' });
  if (DateDebut === undefined && !isFaulty('DateDebut')) own.push({ field: 'DateDebut', message: 'La date de début de contrat manque' });
  // In the order of the columns.
  return [...line.faults, ...own].toSorted((a, b) => Number(a.field !== 'VIN') - Number(b.field !== 'VIN'));
};

/** The owners of each vehicle, by VIN; `null` for a vehicle without an owner. */
export type Owners = ReadonlyMap<string, ReadonlySet<number | null>>;

/** What a line says: faults of its cells, a reason why no client follows from it, or the client and their day. */
export type Meant = { cells: Fault[] } | { fault: Fault } | Contract;

const isContract = (meant: Meant): meant is Contract => 'IDClient' in meant;

const meantBy = (line: FideliteLine, owners: Owners): Meant => {
  const cells = cellFaults(line);
  const { DateDebut } = line.given;
  if (cells.length > 0 || DateDebut === undefined) return { cells };
  const fault = (message: string) => ({ fault: { field: 'VIN', message } });
  const found = owners.get(vinOf(line));
  if (!found) return fault('Aucun véhicule ne porte ce VIN');
  const [IDClient, other] = [...found].filter((id) => id !== null);
  if (IDClient === undefined) return fault('Ce véhicule n’est rattaché à aucun client');
  if (other !== undefined) return fault('Plusieurs clients ont un véhicule de ce VIN');
  return { IDClient, debut: DateDebut };
};

/** What each line means, by its number. A client on several lines keeps the latest start, and the first line with it. */
export const meantByLines = (lines: readonly FideliteLine[], owners: Owners): ReadonlyMap<number, Meant> => {
  const all = new Map(lines.map((line) => [line.ligne, meantBy(line, owners)]));
  const kept = new Map<number, { ligne: number; debut: string }>();
  for (const [ligne, meant] of all) {
    if (!isContract(meant)) continue;
    const before = kept.get(meant.IDClient);
    if (!before || before.debut < meant.debut) kept.set(meant.IDClient, { ligne, debut: meant.debut });
  }
  return new Map(
    [...all].map(([ligne, meant]): [number, Meant] => {
      const counts = isContract(meant) ? kept.get(meant.IDClient)?.ligne : ligne;
      if (counts === ligne) return [ligne, meant];
      return [ligne, { fault: { field: 'DateDebut', message: `Le même client est à la ligne ${counts}, dont la date est retenue` } }];
    }),
  );
};

/** Which card a client has, and from which day on. */
export type Held = ReadonlyMap<number, { IDFidelite: number | null; DateDebutFidelite: string | null }>;

/** The outcome of each line, as the clients stand. */
export const planClients = (
  lines: readonly FideliteLine[],
  meant: ReadonlyMap<number, Meant>,
  held: Held,
  IDFidelite: number,
): Plan<Contract>[] =>
  lines.map((line) => {
    const { ligne, avis } = line;
    const vin = vinOf(line);
    const told = { ligne, avis, cle: pattern.test(vin) ? vin : (line.given.VIN ?? '').slice(0, 60), nom: '' };
    const said = meant.get(ligne) ?? { cells: [] };
    if ('cells' in said) return { ...told, effet: 'refus', faults: said.cells };
    if ('fault' in said) return { ...told, effet: 'refus', faults: [said.fault] };
    const client = held.get(said.IDClient);
    if (!client) return { ...told, effet: 'refus', faults: [{ field: 'VIN', message: 'Ce client n’existe plus' }] };
    const isSame = client.IDFidelite === IDFidelite && client.DateDebutFidelite === said.debut;
    return { ...told, effet: isSame ? 'inchange' : 'modification', faults: [], fields: isSame ? [] : ['DateDebut'], writing: said };
  });

const letters: Readonly<Record<string, string>> = { VIN: 'A', DateDebut: 'G' };

/** The refused lines, each with its first reason, and where the cell at fault stands as documented. */
export const refusOf = (plans: readonly Plan<Contract>[], meant: ReadonlyMap<number, Meant>): Refus[] =>
  plans.flatMap(({ ligne, cle, faults: [first] }) => {
    if (!first) return [];
    const letter = 'cells' in (meant.get(ligne) ?? {}) ? letters[first.field] : undefined;
    return [{ ligne, VIN: cle, message: letter ? `${first.message} (colonne ${letter})` : first.message }];
  });

const shown = 3;

/** What was not imported, in one sentence. */
export const messageOf = (refus: readonly Refus[], { nbRows, nbLignes }: Pick<ImportClientsResult, 'nbRows' | 'nbLignes'>) => {
  if (refus.length === 0) return nbRows > 0 ? '' : 'Tous les clients de ce fichier avaient déjà cette carte et cette date.';
  const first = refus.slice(0, shown).map(({ ligne, message }) => `ligne ${ligne}\u00a0: ${message}`);
  const more = refus.length > shown ? `\u00a0; et ${refus.length - shown} de plus` : '';
  const count = refus.length === 1 ? '1 ligne n’a pas été importée' : `${refus.length} lignes n’ont pas été importées`;
  return `${count} sur ${nbLignes} (${first.join('\u00a0; ')}${more}).`;
};
