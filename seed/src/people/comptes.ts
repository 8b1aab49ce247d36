import type { Person } from './people.ts';
import { partnerPassword } from '../interfaces/partner-password.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, type Row, type TableRows } from '../rows.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A working hour, and the month that is billed for it. */
const momentOf = (draw: Random, year: number) => {
  const month = 1 + draw.below(12);
  const dayOf = (day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return {
    moment: `${dayOf(1 + draw.below(28))}T${twoDigits(8 + draw.below(9))}:${twoDigits(draw.below(60))}:00Z`,
    first: dayOf(1),
    last: dayOf(new Date(Date.UTC(year, month, 0)).getUTCDate()),
  };
};

const comptes = (recipe: Recipe, people: readonly Person[]): Row[] => {
  const draw = random(`${recipe.BDGp}/comptes`);
  return people
    .filter(({ row }) => row.IsAccountOpened || draw.chance(0.25))
    .map(({ row: { IDPeople, IsAccountOpened } }, at) => {
      const opened = momentOf(draw, 2023 + draw.below(2));
      const closed = IsAccountOpened ? null : momentOf(draw, 2025);
      return {
        IDCompteESeller: at + 1,
        IDPeople,
        DateHOuverture: opened.moment,
        FactureDu: opened.first,
        DateHCloture: closed?.moment ?? null,
        FactureAu: closed?.last ?? null,
      };
    });
};

/** Half of the users who have a Renault code. */
const csb = (recipe: Recipe, people: readonly Person[]): Row[] => {
  const draw = random(`${recipe.BDGp}/csb`);
  return people
    .filter(({ row }) => row.CodeIPNRenault !== '' && draw.chance(0.5))
    .map(({ row: { IDPeople, CodeIPNRenault } }) => ({
      IDPeople,
      Username: CodeIPNRenault,
      Password: partnerPassword(CodeIPNRenault),
    }));
};

/** Accounts, devices and partner logins of the users. */
export const compteRows = (recipe: Recipe, people: readonly Person[]): TableRows[] => [
  inserted('comptesESeller', 'IDCompteESeller', comptes(recipe, people)),
  { ...inserted('renaultCsb', null, csb(recipe, people), ['Username', 'Password']), key: 'IDPeople' },
];
