import { Refusal } from '@comptoir/contract/errors';
import {
  duplicateDocument,
  flagOf,
  type GroupeChanges,
  type TemplateImpression,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { documentKey } from '@comptoir/contract/texts/pdf';

const inWords = { offre: 'des offres', bdc: 'des bons de commande', bonEssai: 'des bons d’essai' } as const satisfies Record<
  Categorie,
  string
>;

interface Choice {
  Categorie: Categorie;
  IDTemplateImpression: number | null;
}

/**
 * A template may only be chosen for categories that it is active for, but a stored choice may stay. `nameOf` identifies a
 * choice, so that two for the same print are found; `within` is where the body has them.
 * @throws Refusal 400 for a template that does not exist, 422 for one that is not active
 */
export const checkChoices = <C extends Choice>(
  templates: readonly TemplateImpression[],
  stored: ReadonlyMap<string, number>,
  choices: readonly C[],
  { nameOf, within = '' }: { nameOf: (choice: C) => string; within?: string },
) => {
  const seen = new Set<string>();
  for (const [at, choice] of choices.entries()) {
    const { Categorie, IDTemplateImpression } = choice;
    const name = nameOf(choice);
    const field = `${within}${at}.IDTemplateImpression`;
    if (seen.has(name))
      throw new Refusal('invalid', 'Un modèle est choisi deux fois pour la même impression.', { [field]: 'Choix en double' });
    seen.add(name);
    if (IDTemplateImpression === null || stored.get(name) === IDTemplateImpression) continue;
    const template = templates.find((one) => one.IDTemplateImpression === IDTemplateImpression);
    if (!template) throw new Refusal('invalid', 'Ce modèle d’impression n’existe pas.', { [field]: 'Modèle inconnu' });
    if (template[flagOf[Categorie]]) continue;
    const message = `Le modèle «\u00a0${template.Description}\u00a0» n’imprime pas ${inWords[Categorie]}`;
    throw new Refusal('rule', `${message}.`, { [field]: message });
  }
};

interface StoredCgv {
  IDCGV: number;
  Nom: string;
  Document: string;
}
type WantedCgv = NonNullable<GroupeChanges['cgv']>[number];

const duplicate = (at: number, field: keyof StoredCgv) =>
  new Refusal('conflict', duplicateDocument, { [`cgv.${at}.${field}`]: duplicateDocument });

/**
 * The changes to the stored conditions of sale, from the complete wanted list: those without a file stay, perhaps renamed,
 * those with one are added, the others go.
 * @throws Refusal 409 for a name that occurs twice, 400 for one without a file that is not stored
 */
export const settleCgv = (stored: readonly StoredCgv[], wanted: readonly WantedCgv[]) => {
  const byDocument = new Map(stored.map((one) => [documentKey(one.Document), one]));
  const [documents, noms] = [new Set<string>(), new Set<string>()];
  const kept: StoredCgv[] = [];
  const added: { at: number; Nom: string; Document: string; file: string }[] = [];
  for (const [at, { Nom, Document, file }] of wanted.entries()) {
    const [document, nom] = [documentKey(Document), Nom.toLowerCase()];
    if (documents.has(document)) throw duplicate(at, 'Document');
    if (noms.has(nom)) throw duplicate(at, 'Nom');
    documents.add(document);
    noms.add(nom);
    const present = byDocument.get(document);
    if (file) added.push({ at, Nom, Document, file });
    else if (present) kept.push({ ...present, Nom });
    else {
      const message = `«\u00a0${Document}\u00a0» n’est pas enregistré\u00a0: joignez son fichier PDF`;
      throw new Refusal('invalid', `${message}.`, { [`cgv.${at}.file`]: message });
    }
  }
  const keptIds = new Set(kept.map(({ IDCGV }) => IDCGV));
  const names = new Map(stored.map(({ IDCGV, Nom }) => [IDCGV, Nom]));
  return {
    removed: stored.filter(({ IDCGV }) => !keptIds.has(IDCGV)).map(({ IDCGV }) => IDCGV),
    renamed: kept.filter(({ IDCGV, Nom }) => names.get(IDCGV) !== Nom),
    added,
  };
};
