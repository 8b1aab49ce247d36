import { Refusal } from '@comptoir/contract/errors';
import type { Db } from '../../../db/tables.ts';
import { byKey } from '../../../imports/lines.rules.ts';
import type { Accepted } from '../../../imports/plans.rules.ts';
import { savePlans } from '../../../imports/save-plans.ts';
import { changeOrigine, createOrigine, settlePlace } from '../save-origine.ts';
import { keyOf, type OrigineLine } from './import-lines.rules.ts';
import { planLines, type OriginePlan, type Writing } from './import-plan.rules.ts';
import { holdOrigines, readNamed } from './origines-import.store.ts';

/** Each by the rules of the list. @throws Refusal */
const write = async (db: Db, { writing }: Accepted<Writing>) => {
  if (writing.kind === 'insert') {
    await createOrigine(db, writing.values);
    return;
  }
  const moved = writing.place ? { IDSousFamilleOrigineAction: await settlePlace(db, writing.place) } : {};
  const refusal = await changeOrigine(db, writing.IDOrigineAction, { ...writing.changes, ...moved });
  if (refusal) throw new Refusal('rule', refusal.message, { [refusal.champ === 'type' ? 'IDType' : refusal.champ]: refusal.message });
};

/** Plans and writes some lines in one transaction. */
export const saveImportLines = async (db: Db, lines: readonly OrigineLine[]): Promise<OriginePlan[]> => {
  const held = await holdOrigines(db, new Set(lines.flatMap((line) => keyOf(line) ?? [])));
  const known = { ...(await readNamed(db)), origines: byKey(held, ({ Libelle }) => Libelle) };
  return savePlans(db, planLines(lines, known), 'Libelle', async (accepted) => {
    for (const plan of accepted) await write(db, plan);
  });
};
