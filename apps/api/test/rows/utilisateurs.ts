import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Db } from '../../src/db/tables.ts';
import { seal } from '../../src/journal/seal.store.ts';
import type { Client, TestApp } from '../http.ts';

export interface Refused {
  message: string;
  errors?: Record<string, string>;
}

const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' };

/** Writes what no call of the API writes, in one customer's database. */
export const writeIn = async <T>({ app }: TestApp, work: (db: Db) => Promise<T>, BDGp = 'BDGpUn'): Promise<T> => {
  const record = await app.customers.find(BDGp);
  if (!record) throw new Error(`no test customer is named ${BDGp}`);
  const { database } = await app.customers.open(record);
  return database.write({ IDCustomer: record.IDCustomer }, author, work);
};

/** The same as the loader, who may write what requests may only read. */
export const loadIn = async <T>({ app }: TestApp, work: (db: Db) => Promise<T>, BDGp = 'BDGpUn'): Promise<T> => {
  const record = await app.customers.find(BDGp);
  if (!record) throw new Error(`no test customer is named ${BDGp}`);
  const { database } = await app.customers.open(record);
  return database.load(record.IDCustomer, author, work);
};

/** Makes an instant of what has been written, as the sealer does. */
export const sealIn = async ({ app }: TestApp, BDGp = 'BDGpUn') => {
  const record = await app.customers.find(BDGp);
  if (!record) throw new Error(`no test customer is named ${BDGp}`);
  const { db } = await app.customers.open(record);
  await seal(db);
  app.newInstants.tell(record.IDCustomer);
};

let logins = 0;
/** A valid new user with a unique login. */
export const newcomer = (more: object = {}) => {
  logins += 1;
  return { Lastname: 'Le Goff', Firstname: 'Yann', Initial: 'yl', LoginWEB: `yann${logins}`, Password: 'abc', drprofile_id: 2, ...more };
};

export const createUser = async (by: Client, more: object = {}): Promise<Utilisateur> => {
  const { status, body, text } = await by.call<Utilisateur>('POST', '/api/utilisateurs/', newcomer(more));
  if (status !== 200) throw new Error(`not added: ${text}`);
  return body;
};

export const postUser = (by: Client, more: object = {}) => by.call<Utilisateur & Refused>('POST', '/api/utilisateurs', newcomer(more));
export const readUser = (by: Client, IDPeople: number) => by.call<Utilisateur>('GET', `/api/utilisateurs/${IDPeople}`);
export const putUser = (by: Client, IDPeople: number, body: object) =>
  by.call<Utilisateur & Refused>('PUT', `/api/utilisateurs/${IDPeople}`, body);
/** Takes a bulk change back; what is in the way stays as it is. */
export const undoLot = (by: Client, operation: string) =>
  by.call<{ Groupe: string; nbLignes: number; nbRestent: number } & Refused>('POST', '/api/retour', {
    portee: { operation },
    verbe: 'annuler',
    reste: 'garder',
  });
export const putSites = (by: Client, IDPeople: number, sites: number[]) =>
  by.call<number[] & Refused>('PUT', `/api/utilisateurs/${IDPeople}/sites`, sites);
