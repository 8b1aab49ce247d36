import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';
import type { Contexte, NewOrigine, OrigineUse } from '@comptoir/contract/domains/origines/origines.calls';
import { typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';

type Given = Pick<NewOrigine, 'IDFamille' | 'IDSousFamille' | 'newFamilleLibelle' | 'newSousFamilleLibelle'>;

const both = 'Choisissez dans la liste ou saisissez un nouveau libellé, pas les deux.';

const fault = (id: number | null, label: string) => {
  if (id === null && label === '') return messages.required;
  return id !== null && label !== '' ? both : undefined;
};

/** Either a listed family or a new label, and the same for the sub-family. @throws Refusal 400 */
export const checkPlace = ({ IDFamille, IDSousFamille, newFamilleLibelle, newSousFamilleLibelle }: Given) => {
  const famille = fault(IDFamille, newFamilleLibelle);
  const sousFamille = fault(IDSousFamille, newSousFamilleLibelle);
  const faults = { ...(famille ? { IDFamille: famille } : {}), ...(sousFamille ? { IDSousFamille: sousFamille } : {}) };
  if (famille ?? sousFamille) throw new Refusal('invalid', 'Indiquez une famille et une sous-famille.', faults);
};

/** Why an origin that is a default or has workflows may not become inactive; null if it may. */
export const inactiveRefusal = (contextes: readonly Contexte[], hasWorkflows: boolean) => {
  const never = '\u00a0: elle ne peut pas devenir inactive.';
  if (contextes.length > 0) return `Cette origine est l’origine par défaut des alertes véhicule (${contextes.join(', ')})${never}`;
  return hasWorkflows ? `Cette origine a des workflows de leads${never}` : null;
};

/** Why an origin with workflows may not get a type without workflows; null if it may. */
export const typeRefusal = (Description: string, hasWorkflows: boolean) =>
  hasWorkflows && !typesWorkflow.some((type) => type === Description)
    ? 'Cette origine a des workflows de leads\u00a0: son type doit rester VN, VO ou VDL.'
    : null;

/** Without accents on purpose (docs/regles/ecrans.md#french-texts). */
export const usedMessage = (uses: readonly OrigineUse[]) => {
  const where = uses.length > 1 ? 'les tables suivantes :' : 'la table suivante :';
  // oxlint-disable-next-line french/typography -- as it is asked for
  const lines = uses.map(({ table, nb }) => `${table} : ${nb} occurence(s)`);
  return `Cette origine ne peut pas etre supprimee car elle est utilisee dans ${where} ${lines.join(', ')}`;
};
