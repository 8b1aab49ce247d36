import { Refusal } from '@comptoir/contract/errors';
import type { LotLigne, LotResult } from '@comptoir/contract/lots';
import { messages } from '@comptoir/contract/messages';
import { attempt } from '../../db/attempt.ts';
import type { Db } from '../../db/tables.ts';
import { inBatches, type WriteBatch } from './batch-work.ts';

export interface LotRun {
  ids: readonly number[];
  essai: boolean;
  /** The journal's group of this request. */
  groupe: string;
  write: WriteBatch;
  progress: (done: number, total: number) => void;
}

export interface LotWork {
  /** The names of the rows for people; an id without a name does not exist for this session. */
  namesOf: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** Changes one row by the rules of its form; answers the changed fields. @throws Refusal */
  change: (db: Db, id: number) => Promise<readonly string[]>;
}

const isRefusal = (error: unknown) => error instanceof Refusal;
const whyOf = (error: unknown) => (error instanceof Refusal ? error.message : 'Cette ligne n’a pas pu être enregistrée.');

const changeRow = async (db: Db, id: number, nom: string | undefined, { change }: LotWork): Promise<LotLigne> => {
  if (nom === undefined) return { id, nom: String(id), effet: 'refus', champs: [], message: `${messages.unknownRecord}.` };
  let champs: readonly string[] = [];
  const { refused } = await attempt(db, isRefusal, async () => {
    champs = await change(db, id);
  });
  if (refused !== undefined) return { id, nom, effet: 'refus', champs: [], message: whyOf(refused) };
  return { id, nom, effet: champs.length > 0 ? 'modification' : 'inchange', champs: [...champs], message: null };
};

/** Changes many rows one by one: a refused row is reported, and the others are changed. */
export const runLot = async ({ ids, essai, groupe, write, progress }: LotRun, work: LotWork): Promise<LotResult> => {
  const lignes = await inBatches({
    items: ids,
    essai,
    write,
    progress,
    save: async (db, batch) => {
      const names = await work.namesOf(db, batch);
      const outcomes: LotLigne[] = [];
      for (const id of batch) outcomes.push(await changeRow(db, id, names.get(id), work));
      return outcomes;
    },
  });
  const count = (effet: LotLigne['effet']) => lignes.filter((ligne) => ligne.effet === effet).length;
  return {
    essai,
    Groupe: groupe,
    nbModifies: count('modification'),
    nbInchanges: count('inchange'),
    nbRefus: count('refus'),
    lignes,
  };
};
