import { contradictionsOf } from '@comptoir/contract/imports/contradictions';
import type { ImportChoice, ImportReading } from '@comptoir/contract/imports/reading';

/** What a person has chosen of a file that was read. */
export interface ColumnChoices {
  /** What each column becomes; null where it is not read. */
  champs: Readonly<Record<string, string | null>>;
  sansMasquees: boolean;
  retenir: boolean;
}

/** What is proposed. */
export const proposed = ({ colonnes }: ImportReading): ColumnChoices => ({
  champs: Object.fromEntries(colonnes.map(({ colonne, champ }) => [colonne, champ])),
  sansMasquees: false,
  retenir: true,
});

/** Whether a person has changed what was proposed. */
export const isTouched = (reading: ImportReading, { champs }: ColumnChoices) =>
  reading.colonnes.some(({ colonne, champ }) => champs[colonne] !== champ);

const taken = ({ colonnes }: ImportReading, { champs }: ColumnChoices) =>
  colonnes.map(({ colonne }) => ({ colonne, champ: champs[colonne] ?? null }));

/** Why the server would refuse these choices. */
export const refusedOf = (reading: ImportReading, choices: ColumnChoices) => contradictionsOf(reading, taken(reading, choices));

export const exchanged = (choices: ColumnChoices, [one, other]: readonly [string, string]): ColumnChoices => {
  const { champs } = choices;
  return { ...choices, champs: { ...champs, [one]: champs[other] ?? null, [other]: champs[one] ?? null } };
};

/** What is sent with the file. */
export const sentWith = (reading: ImportReading, choices: ColumnChoices): { lecture: ImportChoice; retenir: boolean } => ({
  lecture: {
    feuille: reading.feuille,
    ligneTitres: reading.ligneTitres,
    colonnes: taken(reading, choices),
    sansMasquees: choices.sansMasquees,
  },
  retenir: choices.retenir,
});
