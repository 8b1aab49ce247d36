import { expect, test } from 'vitest';
import { csvOf } from '../../../kit/list/csv.ts';
import { exportColumns, type Row } from './export-columns.ts';

const row: Row = {
  IDPeople: 1,
  Lastname: '=Quéré',
  Firstname: 'Maëlle',
  Initial: 'MQ',
  EMail: 'mq@armor.example',
  DRPROFILE_DESCR: 'Chef des ventes',
  IDSite: 4,
  Site_Descr: 'Peugeot; Brest',
  Actif: true,
  Appareil: false,
};
const same = (label: string) => label;
const linesOf = (rows: Row[], profileName = same) => csvOf(exportColumns(rows, profileName), rows).split('\r\n').slice(0, -1);

test('the file has login and password if the server sends them', () => {
  expect(linesOf([{ ...row, LoginWEB: 'mquere', Password: '-Ab;1' }])).toEqual([
    '\uFEFFNom;Prénom;Initiales;E-mail;Login;Mot de passe;Profil;Site;Actif;Appareil',
    `"'=Quéré";Maëlle;MQ;mq@armor.example;mquere;"'-Ab;1";Chef des ventes;"Peugeot; Brest";Oui;Non`,
  ]);
});

test('and otherwise has neither', () => {
  expect(linesOf([{ ...row, Lastname: 'Roy', IDSite: null, Site_Descr: null }], (label) => `${label}/d'atelier`)).toEqual([
    '\uFEFFNom;Prénom;Initiales;E-mail;Profil;Site;Actif;Appareil',
    "Roy;Maëlle;MQ;mq@armor.example;Chef des ventes/d'atelier;;Oui;Non",
  ]);
});
