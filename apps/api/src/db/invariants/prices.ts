import { prixMessage } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { sql } from 'kysely';
import { alone, type Invariant } from './invariant.ts';

export const prices: Invariant[] = [
  alone('lignesFrequentes.PxVenteTTC', 'lignesFrequentes', prixMessage, '"PxVenteTTC" < "PxVenteHT"'),
  {
    cle: 'malusMasse.Values',
    tables: ['malusMasseValues'],
    of: 'malusMasseValues',
    phrase: 'Les tranches d’une grille de malus masse se suivent, et seule la dernière n’a pas de maximum',
    isFaulty: (db) => {
      const next = db
        .selectFrom('malusMasseValues as suivante')
        .select(sql<number>`min("suivante"."MasseMin")`.as('next'))
        .where(sql<boolean>`"suivante"."IDGrilleMalusMasse" = "malusMasseValues"."IDGrilleMalusMasse"`)
        .where(sql<boolean>`"suivante"."MasseMin" > "malusMasseValues"."MasseMin"`);
      return sql<boolean>`((${next}) is distinct from "malusMasseValues"."MasseMax" + 1)`;
    },
  },
];
