const minute = 60;
const longest = 60 * minute;
/** With the delays below, two days. */
const mostTries = 53;

/** Seconds until the next try of a message that has failed `tentatives` times: doubled up to an hour; `null`: no more. */
export const delayAfter = (tentatives: number): number | null =>
  tentatives >= mostTries ? null : Math.min(minute * 2 ** Math.max(tentatives - 1, 0), longest);

/** The same at each try, so that a mail server or a reader recognises a repeat. */
export const messageIdOf = (schema: string, { IDMessage, dateCreation }: { IDMessage: number; dateCreation: string }, domain: string) =>
  `<${IDMessage}.${dateCreation.replace(/\D/g, '')}.${schema}@${domain}>`;

/** 'exemple.fr' of 'Comptoir <comptoir@exemple.fr>' */
export const domainOf = (from: string) => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
