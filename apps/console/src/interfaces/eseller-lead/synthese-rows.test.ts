import { expect, test } from 'vitest';
import type { LeadSite } from './lead-site.ts';
import { syntheseOf } from './synthese-rows.ts';

const site = (IDSite: number, Est_eSellerLeadActif = true): LeadSite => ({
  IDSite,
  Descr: `Site ${IDSite}`,
  Plaque_Libelle: 'Armor',
  Libelle: '',
  EstFictif: false,
  EstVN: true,
  EstVO: true,
  Marques: [],
  Est_eSellerLeadActif,
});
const user = (Name: string, DRProfileEsellerLead_Libelle: string | null, more: object = {}) => ({
  Name,
  DRProfileEsellerLead_Libelle,
  Actif: true,
  TypeVN: true,
  TypeVO: false,
  Sites: [{ IDSite: 1 }],
  ...more,
});

test('a site lists its active users by lead profile and kind of vehicle, sorted by name', () => {
  const users = [
    user('Zoé Vendeuse', 'Vendeur', { TypeVO: true }),
    user('Anne Cheffe', 'Chef des ventes', { Sites: [{ IDSite: 1 }, { IDSite: 2 }] }),
    user('Bob Vendeur', 'Vendeur'),
    user('Luc Parti', 'Vendeur', { Actif: false }),
    user('Sam Autre', 'Hôtesse'),
    user('Sans Profil', null),
  ];
  expect(syntheseOf([site(1), site(2), site(3, false)], users)).toMatchObject([
    { IDSite: 1, chefsVN: ['Anne Cheffe'], chefsVO: [], vendeursVN: ['Bob Vendeur', 'Zoé Vendeuse'], vendeursVO: ['Zoé Vendeuse'] },
    { IDSite: 2, chefsVN: ['Anne Cheffe'], chefsVO: [], vendeursVN: [], vendeursVO: [] },
  ]);
});
