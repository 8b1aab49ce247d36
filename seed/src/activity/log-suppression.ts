import { vinOf } from './materiels.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, type Row, type TableRows } from '../rows.ts';

const tables = ['CLIENT', 'CONTACT', 'MATERIEL', 'OFFRE', 'RAPPORT'];

/** Deletions by other products from before the journal began. */
export const logSuppressionRows = (recipe: Recipe): TableRows => {
  const draw = random(`${recipe.BDGp}/suppressions`);
  const rows = Array.from({ length: Math.min(90, Math.ceil(recipe.clients / 8)) }, (): Row => {
    const NomTable = draw.pick(tables);
    const isClient = NomTable === 'CLIENT';
    const isMateriel = NomTable === 'MATERIEL';
    return {
      IDLigneSupprimee: String(10_000 + draw.below(90_000)),
      IDPeople: draw.chance(0.8) ? 1 + draw.below(recipe.utilisateurs) : null,
      DateHSuppression: `2025-${String(1 + draw.below(12)).padStart(2, '0')}-${String(1 + draw.below(28)).padStart(2, '0')}T${String(8 + draw.below(10)).padStart(2, '0')}:15:00Z`,
      NomTable,
      RefDMS: isClient || isMateriel ? `DMS${draw.digits(6)}` : null,
      RemplacerParIDClient: isClient && draw.chance(0.7) ? 1 + draw.below(recipe.clients) : null,
      NumeroSerieMat: isMateriel ? vinOf(draw) : null,
      IDClientMat: isMateriel ? 1 + draw.below(recipe.clients) : null,
    };
  });
  return inserted(
    'logSuppression',
    null,
    rows.toSorted((a, b) => String(a['DateHSuppression']).localeCompare(String(b['DateHSuppression']))),
  );
};
