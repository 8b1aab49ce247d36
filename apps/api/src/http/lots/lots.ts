import { Refusal } from '@comptoir/contract/errors';
import type { LotLigne, LotResult } from '@comptoir/contract/lots';
import { messages } from '@comptoir/contract/messages';
import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../db/attempt.ts';
import type { Db } from '../../db/tables.ts';
import { noteTravail } from '../../journal/note-travail.ts';
import { beginLot, takeUpLot } from '../../journal/travaux.store.ts';
import type { Session } from '../session.ts';
import { inBatches, type WriteBatch } from './batch-work.ts';

/** The call of a bulk change, as its route receives it. */
export interface LotRun {
  /** Its path, as the contract has it. */
  path: string;
  session: Pick<Session, 'kind' | 'id' | 'login'>;
  body: { ids: readonly number[] };
  query: { essai: boolean; reprend?: string | undefined };
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

const notToResume = () =>
  new Refusal('rule', 'Cette modification n’est plus à reprendre telle quelle\u00a0: revenez à la liste, qui dit ce qu’il en reste.');

/** Of a run that stopped, the rows that it has not gone through: they are counted in the transactions that write them. */
export const idsLeft = ({ Ids, Prises, Refusees }: { Ids: readonly number[]; Prises: number; Refusees: number }) =>
  Ids.slice(Prises + Refusees);

/** Notes a run that begins anew, or goes on with what another has left. @throws Refusal where that is not what is asked for */
const begin = async (db: Db, { path, session, body, query: { reprend }, groupe }: LotRun) => {
  const { ids, ...Corps } = body;
  const { kind, id, login } = session;
  const own = { Appel: path, Auteur: login, Kind: kind, IDPeople: kind === 'customer' ? id : null, Groupe: groupe, Corps };
  if (reprend === undefined) return beginLot(db, { ...own, Ids: [...ids], Lignes: ids.length });
  const stopped = await takeUpLot(db, reprend, session);
  if (!stopped) throw notToResume();
  const { Appel, Corps: asked, ...run } = stopped;
  // What is done is what was checked: its body.
  if (Appel !== path || !isDeepStrictEqual(asked, JSON.parse(JSON.stringify(Corps)))) throw notToResume();
  if (!isDeepStrictEqual(idsLeft(run), [...ids])) throw notToResume();
  return beginLot(db, { ...own, ...run });
};

/** Changes many rows one by one: a refused row is reported, and the others are changed. */
export const runLot = async (run: LotRun, work: LotWork): Promise<LotResult> => {
  const {
    body: { ids },
    query: { essai },
    groupe,
    write,
    progress,
  } = run;
  const noted = essai ? null : { table: 'lots' as const, Groupe: groupe, begin: (db: Db) => begin(db, run) };
  const lignes = await noteTravail(write, noted, (count) =>
    inBatches({
      items: ids,
      essai,
      write,
      progress,
      save: async (db, batch) => {
        const names = await work.namesOf(db, batch);
        const outcomes: LotLigne[] = [];
        for (const id of batch) outcomes.push(await changeRow(db, id, names.get(id), work));
        await count(db, outcomes);
        return outcomes;
      },
    }),
  );
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
