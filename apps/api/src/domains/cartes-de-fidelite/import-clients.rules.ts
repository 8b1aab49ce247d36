import type { ImportClientsResult } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { isCellError, type Cell, type SheetLine } from '../../workbooks/read-xlsx.ts';

/** A line of the file with two good cells. */
export interface FideliteLine {
  ligne: number;
  VIN: string;
  /** ISO day. */
  debut: string;
}
export type Refus = ImportClientsResult['refus'][number];

const columnA = 0;
const columnG = 6;
/** Without I, O and Q, which look like figures. */
const vin = /^[A-HJ-NPR-Z0-9]{17}$/;

const isEmpty = (cell: Cell | undefined): cell is null | undefined =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const dayOf = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1950 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
};

const spelled = (text: string) => {
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (d && m && y) return dayOf(Number(y), Number(m), Number(d));
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year && month && day ? dayOf(Number(year), Number(month), Number(day)) : undefined;
};

/** A date of the spreadsheet, or a typed day. A bare number is not accepted: it may be anything. */
const readDay = (cell: Exclude<Cell, null>) => {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? undefined : dayOf(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  return typeof cell === 'string' ? spelled(cell.trim()) : undefined;
};

/** Spreadsheets write a date as a number of days; it is one only with the format of a date. */
const bareNumber = (start: number) =>
  `Le nombre ${start} n’a pas le format d’une date\u00a0: donnez ce format à la colonne G, ou écrivez jj/mm/aaaa (colonne G)`;

const readVin = (cell: Exclude<Cell, null>) => (typeof cell === 'object' ? '' : String(cell).replace(/[\s-]/g, '').toUpperCase());

/** Column A has the VIN, column G the start of the contract; the others are not read. */
export const readFidelite = ({ ligne, cells }: SheetLine): FideliteLine | Refus => {
  const [given, start] = [cells[columnA], cells[columnG]];
  if (isEmpty(given)) return { ligne, VIN: '', message: 'Le VIN manque (colonne A)' };
  if (isCellError(given)) return { ligne, VIN: given.erreur, message: 'Cette cellule contient une erreur de calcul (colonne A)' };
  const VIN = readVin(given);
  if (!vin.test(VIN)) return { ligne, VIN: String(given).slice(0, 60), message: 'Un VIN de 17 caractères est attendu (colonne A)' };
  if (isEmpty(start)) return { ligne, VIN, message: 'La date de début de contrat manque (colonne G)' };
  const debut = readDay(start);
  if (debut !== undefined) return { ligne, VIN, debut };
  return { ligne, VIN, message: typeof start === 'number' ? bareNumber(start) : 'Une date est attendue, jj/mm/aaaa (colonne G)' };
};

/** The owners of each vehicle, by VIN; `null` for a vehicle without an owner. */
export type Owners = ReadonlyMap<string, ReadonlySet<number | null>>;

export interface ClientLine extends FideliteLine {
  IDClient: number;
}

const ownerOf = (line: FideliteLine, owners: Owners): ClientLine | Refus => {
  const { ligne, VIN } = line;
  const found = owners.get(VIN);
  if (!found) return { ligne, VIN, message: 'Aucun véhicule ne porte ce VIN' };
  const [IDClient, other] = [...found].filter((id) => id !== null);
  if (IDClient === undefined) return { ligne, VIN, message: 'Ce véhicule n’est rattaché à aucun client' };
  if (other !== undefined) return { ligne, VIN, message: 'Plusieurs clients ont un véhicule de ce VIN' };
  return { ...line, IDClient };
};

export const isRefus = (line: object): line is Refus => 'message' in line;

const older = ({ ligne, VIN }: ClientLine, kept: ClientLine): Refus => ({
  ligne,
  VIN,
  message: `Le même client est à la ligne ${kept.ligne}, dont la date est retenue`,
});

/** The client of each line. A client on several lines keeps the latest start, and the first line with it. */
export const planClients = (lines: readonly FideliteLine[], owners: Owners) => {
  const kept = new Map<number, ClientLine>();
  const refus: Refus[] = [];
  const left: ClientLine[] = [];
  for (const line of lines) {
    const owned = ownerOf(line, owners);
    if (isRefus(owned)) {
      refus.push(owned);
      continue;
    }
    const before = kept.get(owned.IDClient);
    if (before && before.debut >= owned.debut) left.push(owned);
    else {
      kept.set(owned.IDClient, owned);
      if (before) left.push(before);
    }
  }
  // Reported at the end, because the retained line may come last.
  return { clients: [...kept.values()], refus: [...refus, ...left.map((line) => older(line, kept.get(line.IDClient)!))] };
};

const shown = 3;

/** What was not imported, in one sentence. */
export const messageOf = (refus: readonly Refus[], { nbRows, nbLignes }: Pick<ImportClientsResult, 'nbRows' | 'nbLignes'>) => {
  if (refus.length === 0) return nbRows > 0 ? '' : 'Tous les clients de ce fichier avaient déjà cette carte et cette date.';
  const first = refus.slice(0, shown).map(({ ligne, message }) => `ligne ${ligne}\u00a0: ${message}`);
  const more = refus.length > shown ? `\u00a0; et ${refus.length - shown} de plus` : '';
  const count = refus.length === 1 ? '1 ligne n’a pas été importée' : `${refus.length} lignes n’ont pas été importées`;
  return `${count} sur ${nbLignes} (${first.join('\u00a0; ')}${more}).`;
};
