import { mayTake, type ChoixDepart } from '@comptoir/contract/domains/departs/departs.calls';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import { standingOf, type Session } from '../../http/session.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { Prevu } from './prevus.store.ts';

/** Who acts: the session of a request, or the author of what was planned. */
export type Actor = Pick<Session, 'kind' | 'id' | 'login' | 'name' | 'customer' | 'role' | 'jeton'>;

/** A departure that is asked for, by a request or by the clock. */
export interface Acting {
  db: Db;
  app: Pick<App, 'config'>;
  customer: CustomerRecord;
  session: Actor;
  params: { idPeople: number };
  body: ChoixDepart;
}

/** Whoever may take all of its steps may change what was planned, and call it off. */
export const mayChange = ({ Etapes }: Pick<Prevu, 'Etapes'>, session: Actor) => Etapes.every((cle) => mayTake(cle, standingOf(session)));
