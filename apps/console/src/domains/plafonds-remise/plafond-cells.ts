import { plafond, type PlafondChange, type PlafondRemise } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import { profilsPlafonnes, type ProfilPlafonne } from '@comptoir/contract/domains/plafonds-remise/profils-plafonnes';
import { z } from 'zod';

/** One row of the table: the group (`IDPlaque` null) or a company. */
export interface PlafondLine {
  IDPlaque: number | null;
  Libelle: string;
}

/** The switch, and a ceiling for each row and profile. */
export type PlafondValues = Record<string, boolean | number | null>;

/** The current values of the form. */
type Standing = Readonly<Record<string, PlafondValues[string] | undefined>>;

export const group: PlafondLine = { IDPlaque: null, Libelle: 'Tout le groupe' };
export const switchName = 'GRP_PlafondsRemise';

const places = (lines: readonly PlafondLine[]) =>
  lines.flatMap(({ IDPlaque }) => profilsPlafonnes.map(({ IDDRProfileEsellerLead }) => ({ IDPlaque, IDDRProfileEsellerLead })));

export const cellName = (IDPlaque: number | null, profil: ProfilPlafonne) => `plafond-${IDPlaque ?? 'groupe'}-${profil}`;
const nameOf = ({ IDPlaque, IDDRProfileEsellerLead }: Pick<PlafondRemise, 'IDPlaque' | 'IDDRProfileEsellerLead'>) =>
  cellName(IDPlaque, IDDRProfileEsellerLead);

/** The form's schema: the contract's for each ceiling. */
export const schemaOf = (lines: readonly PlafondLine[]): z.ZodType<PlafondValues, PlafondValues> => {
  const cells: Record<string, z.ZodType<boolean | number | null, boolean | number | null>> = { [switchName]: z.boolean() };
  for (const place of places(lines)) cells[nameOf(place)] = plafond;
  return z.object(cells);
};

export const valuesOf = (isOn: boolean, lines: readonly PlafondLine[], rows: readonly PlafondRemise[]): PlafondValues => {
  const stored = new Map(rows.map((row) => [nameOf(row), row.Plafond]));
  const cells = places(lines).map((place): [string, number | null] => [nameOf(place), stored.get(nameOf(place)) ?? null]);
  return { [switchName]: isOn, ...Object.fromEntries(cells) };
};

/** The changed ceilings, with their id if stored. */
export const changedRows = (changed: Partial<PlafondValues>, lines: readonly PlafondLine[], rows: readonly PlafondRemise[]) => {
  const ids = new Map(rows.map((row) => [nameOf(row), row.IDPlafondRemise]));
  return places(lines).flatMap((place): PlafondChange[] => {
    const Plafond = changed[nameOf(place)];
    if (Plafond === undefined || typeof Plafond === 'boolean') return [];
    const IDPlafondRemise = ids.get(nameOf(place));
    return [{ ...(IDPlafondRemise === undefined ? {} : { IDPlafondRemise }), ...place, Plafond }];
  });
};

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
export const inPercent = (value: number) => `${decimal.format(value)}\u00a0%`;

/** What an empty ceiling means in this row. */
export const placeholderOf = (values: Standing, IDPlaque: number | null, profil: ProfilPlafonne) => {
  const ofGroup = values[cellName(null, profil)];
  return IDPlaque !== null && typeof ofGroup === 'number' ? decimal.format(ofGroup) : 'Libre';
};

/** Both are filled, and salespeople may give more than their managers. */
export const isInverted = (values: Standing, IDPlaque: number | null) => {
  const [vendeurs, chefs] = profilsPlafonnes.map(({ IDDRProfileEsellerLead }) => values[cellName(IDPlaque, IDDRProfileEsellerLead)]);
  return typeof vendeurs === 'number' && typeof chefs === 'number' && vendeurs > chefs;
};
