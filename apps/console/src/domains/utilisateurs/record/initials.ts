const firstLetter = (name: string) => /\p{L}/u.exec(name)?.[0] ?? '';

/** 'MQ' of Maëlle Quéré. */
export const initialsOf = (Firstname: string, Lastname: string) => `${firstLetter(Firstname)}${firstLetter(Lastname)}`.toUpperCase();
