/** The cards of /listes and the lists that each one leads to, by the name of their spec (document 3, section 2.20). */
export const listesCards = [
  { title: 'Client', lists: ['CategorieClient', 'fonctions', 'originesContact', 'SITFAM', 'statutsJuridiques'] },
  { title: 'Planning', lists: ['holidayTypes'] },
  { title: 'Offre / BDC', lists: ['libellesRemise', 'MoyenPaiement', 'offrereglement'] },
  { title: 'Suivi des leads', lists: ['RaisonClotureLead'] },
] as const;

const named: readonly string[] = listesCards.flatMap(({ lists }) => [...lists]);

/** Whether people come to a list by /listes, having no entry in the menu. */
export const isInListes = (name: string) => named.includes(name);
