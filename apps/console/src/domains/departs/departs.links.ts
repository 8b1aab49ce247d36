import { everyone } from '@comptoir/contract/kit';

/** Where a departure is prepared: a section of the person's page. */
export const departSection = 'depart';

export const departPath = (IDPeople: number) => `/utilisateurs/${IDPeople}?section=${departSection}`;

/** What the screen of a departure asks of a role. */
export const leaving = { who: everyone, scope: 'departs:ecrire' } as const;
