/** Who changes rows of the registry for a test. */
export const system = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'x' } as const;
