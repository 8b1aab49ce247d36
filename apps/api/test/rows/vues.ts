import type { Db } from '../../src/db/tables.ts';

const ofAdmin = { TypeAuteur: 'customer', IDAuteur: 1, Auteur: 'ADMIN Élodie' } as const;
const ofAnOperator = { TypeAuteur: 'operator', IDAuteur: 4242, Auteur: 'Opératrice d’ailleurs' } as const;
const shared = { Ecran: '/sites', Portee: 'client' } as const;

/** Two shared views of sites: of `admin`, and of an operator. */
export const fillVues = (db: Db) =>
  db
    .insertInto('vues')
    .values([
      { ...shared, ...ofAdmin, IDVue: 1, Nom: 'Sites de Rennes', Etat: 'q=rennes', Ordre: 1 },
      { ...shared, ...ofAnOperator, IDVue: 2, Nom: 'Sites VN', Etat: 'EstVN.est=oui', Ordre: 2 },
    ])
    .execute();
