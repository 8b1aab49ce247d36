import type { cartesDeFidelite } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { cartesDeFideliteImport } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite-import.fields';
import { Refusal } from '@comptoir/contract/errors';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { runImport } from '../../http/lots/run-import.ts';
import type { Plan } from '../../imports/plans.rules.ts';
import { readForChoice } from '../../imports/read-import.ts';
import { countOf } from '../../imports/result.rules.ts';
import { savePlans } from '../../imports/save-plans.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { findCarte, findOwners, giveCarte, holdClients, type Contract } from './cartes-de-fidelite.store.ts';
import { meantByLines, messageOf, planClients, refusOf, vinOf, type FideliteLine, type Meant } from './import-clients.rules.ts';

const checkOpen = ({ importFidelite }: CustomerRecord) => {
  if (!importFidelite)
    throw new Refusal('forbidden', 'L’import des cartes de fidélité n’est pas ouvert à ce groupe.').because({ code: 'option' });
};

/** Plans and writes some lines in one transaction. */
const saveLines = async (db: Db, lines: readonly FideliteLine[], meant: ReadonlyMap<number, Meant>, IDFidelite: number) => {
  const clientOf = ({ ligne }: { ligne: number }) => {
    const said = meant.get(ligne);
    return said && 'IDClient' in said ? said.IDClient : 0;
  };
  const held = await holdClients(db, lines.map(clientOf));
  // In the same order even line by line, so that two imports never deadlock.
  const plans = planClients(lines, meant, held, IDFidelite).toSorted((a, b) => clientOf(a) - clientOf(b));
  const saved = await savePlans(db, plans, 'VIN', (accepted) =>
    giveCarte(
      db,
      IDFidelite,
      accepted.map(({ writing }) => writing),
    ),
  );
  return saved.toSorted((a: Plan<Contract>, b: Plan<Contract>) => a.ligne - b.ligne);
};

export const readClients: Handler<typeof cartesDeFidelite.lireImport> = (call) => {
  checkOpen(call.customer);
  return readForChoice(cartesDeFideliteImport, call);
};

/**
 * Gives a loyalty card to the clients of the vehicles that a workbook names (docs/regles/listes.md#loyalty-cards). Good lines are kept,
 * the others reported with their reason. Importing a file again changes nothing.
 */
export const importClients: Handler<typeof cartesDeFidelite.importClients> = async (call) => {
  const { db, query, body, customer } = call;
  checkOpen(customer);
  const IDFidelite = await findCarte(db, body.IDFidelite ?? query.IDFidelite);
  let meant: ReadonlyMap<number, Meant> = new Map();
  const { plans, result } = await runImport(
    {
      spec: cartesDeFideliteImport,
      // A client on several lines keeps the latest day.
      keyOf: (): undefined => undefined,
      prepare: async (lines: readonly FideliteLine[]) => {
        meant = meantByLines(lines, await findOwners(db, lines.map(vinOf)));
      },
      save: (transaction, lines) => saveLines(transaction, lines, meant, IDFidelite),
    },
    call,
  );
  const counts = { nbRows: countOf(plans, 'modification'), nbInchanges: countOf(plans, 'inchange'), nbLignes: plans.length };
  const refus = refusOf(plans, meant);
  return { ...result, ...counts, message: messageOf(refus, counts), refus };
};
