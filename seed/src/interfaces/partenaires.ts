import { planetVORows } from '../activity/attachments.ts';
import type { Company } from '../structure/companies.ts';
import type { Person } from '../people/people.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';
import { partnerPassword } from './partner-password.ts';
import { wallyAccess } from './wally.ts';

const acces = (Interface: string, Cible: string | number, values: Readonly<Record<string, string>>): Row[] =>
  Object.entries(values).map(([Champ, Valeur]) => ({ Interface, Cible: String(Cible), Champ, Valeur }));

/** Now and then a login that makes the sandbox's PlanetVO refuse, or say that the password has expired. */
const loginOf = (at: number, IDPeople: number) => {
  if (at % 9 === 7) return `refuse.${IDPeople}`;
  return at % 9 === 4 ? `expire.${IDPeople}` : `vendeur.${IDPeople}`;
};

const actions = ['Envoi du véhicule', 'Mise à jour du prix', 'Retrait du véhicule', 'Lecture du stock'];

const logRows = ({ BDGp, domain }: Recipe, people: readonly Person[]): Row[] => {
  const draw = random(`${BDGp}/planetvo2`);
  const sellers = people.filter(({ row }) => row.TypeVO).slice(0, 12);
  if (sellers.length === 0) return [];
  return Array.from({ length: 46 }, (_, at) => {
    const { row } = draw.pick(sellers);
    const serial = draw.digits(6);
    return {
      IDLog: at + 1,
      Datetime: `2026-${at < 23 ? '09' : '10'}-${String(1 + (at % 23)).padStart(2, '0')}T0${draw.below(9)}:${10 + draw.below(49)}:00Z`,
      PeopleName: `${row.Lastname} ${row.Firstname}`,
      Email: `pvo2@${domain}`,
      Action: draw.pick(actions),
      Request: `{"vehicule":"VO${serial}","prix":${9000 + draw.below(20_000)},"token":"••••••"}`,
      Response: draw.chance(0.9) ? `{"statut":"ok","reference":"PVO-${serial}"}` : '{"statut":"erreur","message":"Véhicule déjà transmis"}',
    };
  });
};

/** The manufacturer codes of Honda sites, each once. */
const hondaCodes = (sites: readonly Site[]) => [
  ...new Set(sites.flatMap(({ brand, row }) => (brand?.name === 'Honda' && row.CodeConstructeur !== '' ? [row.CodeConstructeur] : []))),
];

/** The partners' accounts of a customer. */
export const partenaireRows = (
  recipe: Recipe,
  companies: readonly Company[],
  sites: readonly Site[],
  people: readonly Person[],
): TableRows[] => {
  const linked = [...new Set(planetVORows(recipe, companies, people).map(({ IDPeople }) => Number(IDPeople)))];
  const users = linked.map((IDPeople, at) => ({
    IDPeople,
    BasePVO: at % 9 === 2 ? 'BASE-NORD' : 'BASE-OUEST',
    NickName: `Vendeur ${IDPeople}`,
  }));
  const group = recipe.BDGp.toLowerCase();
  const accounts = [
    ...linked.flatMap((IDPeople, at) => {
      const LoginInterface = loginOf(at, IDPeople);
      return acces('planetvo', IDPeople, {
        ApiKey: 'cle-exemple',
        LoginInterface,
        PasswordInterface: partnerPassword(LoginInterface),
      });
    }),
    ...acces('dbs', '', { GRP_DBS_ClientId: group, GRP_DBS_ClientSecret: partnerPassword(group) }),
    ...hondaCodes(sites).flatMap((code) => acces('hondakpi', code, { ApiKey: `Honda-${code}-29` })),
    ...acces('smtp', '', { GRP_SMTP_Password: 'Smtp-Granit-31' }),
    ...wallyAccess(recipe).flatMap(({ IdWallyCompte, MotDePasse }) => acces('wally', IdWallyCompte, { MotDePasse })),
  ];
  return [
    inserted('planetvoUtilisateurs', null, users),
    { ...inserted('accesPartenaires', null, accounts, ['Valeur']), key: ['Interface', 'Cible', 'Champ'] },
    inserted('planetvo2Logs', 'IDLog', logRows(recipe, people)),
  ];
};
