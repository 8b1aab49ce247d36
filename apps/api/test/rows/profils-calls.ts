import type { ProfilESellerTeam, Right } from '@comptoir/contract/domains/profils/profils.calls';
import type { Client } from '../http.ts';
import type { Refused } from './utilisateurs.ts';

const path = '/api/profils/eSellerTeam';

export const readProfil = async (by: Client, id: number) => (await by.call<ProfilESellerTeam>('GET', `${path}/${id}`)).body;
export const putProfil = (by: Client, id: number, body: object) => by.call<ProfilESellerTeam & Refused>('PUT', `${path}/${id}`, body);
export const rightsOf = async (by: Client, id: number) => (await by.call<Right[]>('GET', `${path}/${id}/rights`)).body;
export const putRights = (by: Client, id: number, body: object) => by.call<Right[] & Refused>('PUT', `${path}/${id}/rights`, body);
export const copyProfil = (by: Client, id: number, Name: string) =>
  by.call<{ DRPROFILE_ID: number } & Refused>('POST', `${path}/${id}/duplicate`, { Name });

/** A right as a client sends it. */
export const right = (DRFUNCTION_ID: number, DRTYPE_PRIVILEGE_ID: number, DRPROFILE_PRIVILEGE_CHECKED: boolean) => ({
  DRFUNCTION_ID,
  DRTYPE_PRIVILEGE_ID,
  DRPROFILE_PRIVILEGE_CHECKED,
});

/** `1U 3C`: functions by number, kinds by letter. */
export const inShort = (rights: readonly Right[]) =>
  rights.map(({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_CODE }) => `${DRFUNCTION_ID}${DRTYPE_PRIVILEGE_CODE}`).join(' ');
export const heldBy = async (by: Client, id: number) =>
  inShort((await rightsOf(by, id)).filter(({ DRPROFILE_PRIVILEGE_CHECKED }) => DRPROFILE_PRIVILEGE_CHECKED));
