/** Where a departure is prepared: a section of the person's page. */
export const departSection = 'depart';

export const departPath = (IDPeople: number) => `/utilisateurs/${IDPeople}?section=${departSection}`;
