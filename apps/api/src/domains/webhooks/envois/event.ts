import { tableOf } from '@comptoir/contract/catalogue/all';
import type { Chapitre } from '@comptoir/contract/catalogue/kit';
import type { Change } from '../../../journal/changes.store.ts';
import type { Posted } from './post.ts';

/** What is about all rows at once concerns whoever follows any of them. */
export const isFor = (chapitres: readonly Chapitre[], { NomTable }: Pick<Change, 'NomTable'>) => {
  const chapter = tableOf(NomTable)?.chapter;
  return chapitres.length === 0 || chapter === undefined || chapitres.includes(chapter);
};

export const typeOf = ({ NomTable, Operation }: Pick<Change, 'NomTable' | 'Operation'>) => `${NomTable}.${Operation}`;

export const recordOf = ({ NomTable, IDLigne }: Pick<Change, 'NomTable' | 'IDLigne'>) => `${NomTable}/${IDLigne}`;

/** The same bytes and the same name at each try. */
export const eventOf = (change: Change): Posted => ({
  id: `evt_${change.Curseur}`,
  body: JSON.stringify({ type: typeOf(change), timestamp: new Date(change.DateH).toISOString(), data: change }),
});

export const trialEvent = (id: string): Posted => ({
  id: `evt_${id}`,
  body: JSON.stringify({ type: 'comptoir.essai', timestamp: new Date().toISOString(), data: {} }),
});
