import { passerelleBody, type Passerelle, type PasserelleChanges } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { z } from 'zod';
import { typedTime } from '../../kit/form/typed/typed-time.ts';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { momentOf, partsOf } from './utc-moment.ts';

/** As the server keeps it: '22:30'. */
const heure = z.string().transform((typed, context) => {
  const time = typed.trim() === '' ? '' : typedTime(typed);
  if (time !== null) return time;
  context.addIssue({ code: 'custom', message: 'Heure attendue, par exemple 22:30' });
  return z.NEVER;
});

/** A gateway as its form holds it: the moment of the next transfer is a day and a time. */
export const passerelleForm = passerelleBody
  .omit({ DateHRefProchainTransfert: true })
  .extend({ jour: z.iso.date('Date attendue').nullable(), heure })
  .superRefine(({ jour, heure: time }, context) => {
    if (jour === null && time !== '') context.addIssue({ code: 'custom', path: ['jour'], message: 'Indiquez le jour, ou effacez l’heure' });
  });
type PasserelleIn = z.input<typeof passerelleForm>;
export type PasserelleOut = z.output<typeof passerelleForm>;
export type PasserelleRecord = RecordForm<PasserelleIn, PasserelleOut>;

export const valuesOf = (stored: Passerelle): PasserelleIn => {
  const { IDPasserelleDMS: _, DateHRefProchainTransfert, ...fields } = stored;
  return { ...fields, ...partsOf(DateHRefProchainTransfert) };
};

/** The body of an update: the moment is sent whole when either part changed. */
export const changesOf = ({ jour, heure: time }: PasserelleOut, changed: Partial<PasserelleOut>): PasserelleChanges => {
  const { jour: newJour, heure: newHeure, ...fields } = changed;
  const isMoved = newJour !== undefined || newHeure !== undefined;
  return isMoved ? { ...fields, DateHRefProchainTransfert: momentOf({ jour, heure: time }) } : fields;
};
