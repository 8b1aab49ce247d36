import type { cartesDeFidelite } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { Refusal } from '@comptoir/contract/errors';
import { attempt } from '../../db/attempt.ts';
import type { Db } from '../../db/tables.ts';
import { inBatches } from '../../http/lots/batch-work.ts';
import type { Handler } from '../../http/call.ts';
import { readXlsx } from '../../workbooks/read-xlsx.ts';
import { findCarte, findOwners, giveCarte } from './cartes-de-fidelite.store.ts';
import { isRefus, messageOf, planClients, readFidelite, type ClientLine, type FideliteLine, type Refus } from './import-clients.rules.ts';

/** Columns up to here are read from the file and ignored. */
const widest = 100;

type Outcome = 'modification' | 'inchange' | Refus;

/** Lines of one transaction. When the database refuses one of them, the others are written all the same. */
const saveClients = async (db: Db, IDFidelite: number, lines: readonly ClientLine[]): Promise<Outcome[]> => {
  const refuse = ({ ligne, VIN }: ClientLine, message: string): Refus => ({ ligne, VIN, message });
  let outcomes: Outcome[] = [];
  const { refused } = await attempt(
    db,
    () => false,
    async () => {
      const { known, changed } = await giveCarte(db, IDFidelite, lines);
      outcomes = lines.map((line) => {
        if (!known.has(line.IDClient)) return refuse(line, 'Ce client n’existe plus');
        return changed.has(line.IDClient) ? 'modification' : 'inchange';
      });
    },
  );
  if (refused === undefined) return outcomes;
  if (lines.length === 1) return lines.map((line) => refuse(line, 'Cette ligne n’a pas pu être enregistrée'));
  const alone: Outcome[] = [];
  for (const line of lines) alone.push(...(await saveClients(db, IDFidelite, [line])));
  return alone;
};

/**
 * Gives a loyalty card to the clients of the vehicles that a workbook names. Good lines are kept,
 * the others reported with their reason. Importing a file again changes nothing.
 */
export const importClients: Handler<typeof cartesDeFidelite.importClients> = async ({ file, query, customer, db, write, progress }) => {
  if (!customer.importFidelite) throw new Refusal('forbidden', 'L’import des cartes de fidélité n’est pas ouvert à ce groupe.');
  const IDFidelite = await findCarte(db, query.IDFidelite);
  const read = (await readXlsx(file.content, { columns: widest })).lines.map(readFidelite);
  if (read.length === 0)
    throw new Refusal('invalid', 'Ce fichier ne contient aucune ligne à importer.', { file: 'Aucune ligne à importer' });
  const good = read.filter((line): line is FideliteLine => !isRefus(line));
  const owners = await findOwners(
    db,
    good.map(({ VIN }) => VIN),
  );
  const { clients, refus } = planClients(good, owners);
  const outcomes = await inBatches({
    // In the same order even line by line, so that two imports never deadlock.
    items: clients.toSorted((a, b) => a.IDClient - b.IDClient),
    essai: false,
    write,
    progress,
    save: (trx, lines) => saveClients(trx, IDFidelite, lines),
  });
  const count = (what: Outcome) => outcomes.filter((outcome) => outcome === what).length;
  const counts = { nbRows: count('modification'), nbInchanges: count('inchange'), nbLignes: read.length };
  const all = [...read.filter(isRefus), ...refus, ...outcomes.filter((outcome) => typeof outcome === 'object')];
  const inOrder = all.toSorted((a, b) => a.ligne - b.ligne);
  return { ...counts, message: messageOf(inOrder, counts), refus: inOrder };
};
