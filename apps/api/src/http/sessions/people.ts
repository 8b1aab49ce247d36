import type { Db } from '../../db/tables.ts';
import type { Customers } from '../../registry/customers.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { Remembered } from '../lists/coalesce.ts';

/** What decides whether a person may go on. */
export interface PersonAccount {
  IDPeople: number;
  LoginWEB: string;
  Name: string;
  Actif: boolean;
  AccesBackOffice: boolean;
  Epoque: number;
}
export type FindPerson = (db: Db, by: { IDPeople: number }) => Promise<PersonAccount | undefined>;

/** The tables of a person's account. */
const personTables = ['utilisateurs', 'profilsESellerTeam'];

/** The people of customers as they stand at each request. */
export class People {
  readonly #customers: Customers;
  readonly #find: FindPerson;
  readonly #known = new Remembered<PersonAccount>();

  constructor(customers: Customers, find: FindPerson) {
    this.#customers = customers;
    this.#find = find;
  }

  /** Undefined for somebody who may not go on: suspended, without the back office, or changed since that epoch. */
  async current(customer: CustomerRecord, IDPeople: number, Epoque: number): Promise<PersonAccount | undefined> {
    const { database, db } = await this.#customers.open(customer);
    const person = await this.#known.read(
      JSON.stringify([IDPeople, customer.IDCustomer]),
      String(customer.IDCustomer),
      () => database.revisions(customer, personTables),
      () => this.#find(db, { IDPeople }),
    );
    return person?.Actif && person.AccesBackOffice && person.Epoque === Epoque ? person : undefined;
  }
}
