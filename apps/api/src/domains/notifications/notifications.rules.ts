import { annotees, isAnnotee, type TableAnnotee } from '@comptoir/contract/domains/notes/notes.calls';
import {
  mostNotifications,
  type NatureNotification,
  type Notification,
} from '@comptoir/contract/domains/notifications/notifications.calls';
import { mayCall, type Standing } from '@comptoir/contract/rights';

/** A notification before it is known whether its person has read it. */
export type Told = Omit<Notification, 'Lue'>;

/** What a person has read: all up to an instant, and some beyond it. */
export interface Lecture {
  Jusque: string;
  Lues: readonly string[];
}

const screens: Record<TableAnnotee, `/${string}`> = {
  sites: '/sites',
  utilisateurs: '/utilisateurs',
  societes: '/societes',
  origines: '/origines',
};

/** The screen of a record, for a session that may open such records; undefined for others. */
export const screenOf = (table: string, id: number, standing: Standing): `/${string}` | undefined =>
  isAnnotee(table) && mayCall(annotees[table], standing) ? `${screens[table]}/${id}` : undefined;

/** An operator's own begin with the customer. */
export const idOf = (nature: NatureNotification, id: number, BDGp?: string) => `${BDGp === undefined ? '' : `${BDGp}/`}${nature}-${id}`;

const millis = ({ DateH }: Told) => Date.parse(DateH);

/** Newest first, the newest alone. */
export const newest = (all: readonly Told[]): Told[] => all.toSorted((a, b) => millis(b) - millis(a)).slice(0, mostNotifications);

export const isRead = (lecture: Lecture | undefined, told: Told) =>
  lecture !== undefined && (millis(told) <= Date.parse(lecture.Jusque) || lecture.Lues.includes(told.IDNotification));
