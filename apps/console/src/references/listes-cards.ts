/** The cards of /listes, each with the names of its lists' specs. */
export const listesCards = [
  { title: 'Client', lists: ['CategorieClient', 'fonctions', 'originesContact', 'SITFAM', 'statutsJuridiques'] },
  { title: 'Planning', lists: ['holidayTypes'] },
  { title: 'Offre / BDC', lists: ['libellesRemise', 'MoyenPaiement', 'offrereglement'] },
  { title: 'Suivi des leads', lists: ['RaisonClotureLead'] },
] as const;

const named: readonly string[] = listesCards.flatMap(({ lists }) => [...lists]);

/** Whether people reach a list by /listes, because it has no entry in the menu. */
export const isInListes = (name: string) => named.includes(name);
