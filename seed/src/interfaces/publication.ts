import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, numbered, updated, type Row, type TableRows } from '../rows.ts';
import { partnerPassword } from './partner-password.ts';
import type { Site } from '../structure/sites.ts';

const portails = [
  { Libelle: 'Annonces du Littoral', VN: false, VD: true, VO: true, Actif: true },
  { Libelle: 'Central Occasions', VN: false, VD: false, VO: true, Actif: true },
  { Libelle: 'Site du groupe', VN: true, VD: true, VO: true, Actif: true },
  { Libelle: 'Vitrine Neuf', VN: true, VD: true, VO: false, Actif: false },
];

const abonnementRows = ({ BDGp }: Recipe, sites: readonly Site[]): Row[] => {
  const draw = random(`${BDGp}/publication`);
  return sites.flatMap(({ row: { IDSite, EstVN, EstVO, EstFictif } }) =>
    portails.flatMap((portail, at) => {
      const publishes = draw.chance(0.7);
      const row = {
        IDSite,
        IDPortail: at + 1,
        VN: portail.VN && EstVN,
        VD: portail.VD && EstVN && draw.chance(0.6),
        VO: portail.VO && EstVO,
      };
      return publishes && !EstFictif && (row.VN || row.VD || row.VO) ? [row] : [];
    }),
  );
};

/** Which site publishes which vehicles on which portal, the account, and the FTP target. */
export const publicationRows = (recipe: Recipe, sites: readonly Site[]): TableRows[] => [
  numbered('publicationPortails', 'IDPortail', portails),
  inserted('publicationAbonnements', null, abonnementRows(recipe, sites)),
  updated('publicationCompte', {
    Actif: true,
    CodeClient: `PUB-${recipe.BDGp.replace('BDGp', '').toUpperCase()}`,
    Contact: 'Service marketing',
    EMail: `publication@${recipe.domain}`,
    Telephone: '02 61 91 44 20',
    EMailsRapport: `stock@${recipe.domain};marketing@${recipe.domain}`,
  }),
  updated(
    'publicationFtp',
    {
      Hote: `ftp.${recipe.domain}`,
      Port: 21,
      Login: recipe.BDGp.toLowerCase(),
      Password: partnerPassword(recipe.BDGp.toLowerCase()),
      Dossier: '/stock',
      Passif: true,
    },
    ['Password'],
  ),
];
