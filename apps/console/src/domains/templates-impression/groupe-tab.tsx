import {
  templatesImpression,
  type GroupeImpression,
  type TemplateImpression,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { categorieWords, categories } from '@comptoir/contract/domains/templates-impression/categories';
import { FormSections } from '../../kit/form/form-sections.tsx';
import css from '../../kit/form/form.module.css';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { useClosed } from '../../kit/queries.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { CgvPanel } from './cgv-panel.tsx';
import { groupeValues, templatesFor } from './impression-values.ts';
import type { GroupeDraft } from './use-impression-forms.ts';

interface GroupeTabProps {
  draft: GroupeDraft;
  stored: GroupeImpression;
  templates: readonly TemplateImpression[];
}

/** The templates of the group, and its conditions of sale. */
export const GroupeTab = ({ draft: { record, root, write, submit }, stored, templates }: GroupeTabProps) => {
  const present = groupeValues(stored);
  const closed = useClosed(templatesImpression.updateGroupe);
  const sections = [
    {
      id: 'modeles',
      title: 'Modèles du groupe',
      help: 'Chaque site imprime ces modèles, sauf ceux qui ont les leurs.',
      content: (
        <>
          {categories.map((categorie) => (
            <SelectField
              key={categorie}
              {...record.field(categorie, closed)}
              label={categorieWords[categorie]}
              placeholder="Aucun modèle"
              options={templatesFor(templates, categorie, present[categorie])}
            />
          ))}
        </>
      ),
    },
    {
      id: 'cgv',
      title: 'Conditions générales de vente',
      help: 'Les documents que les bons de commande peuvent reprendre.',
      content: <CgvPanel record={record} stored={stored.cgv} />,
    },
  ];
  return (
    <>
      <form
        ref={root}
        className={css.form}
        tabIndex={-1}
        aria-label="Configuration du groupe"
        aria-busy={write.isPending}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit('stay');
        }}
      >
        <FormSections sections={sections} />
      </form>
      <HistoriquePanel table="templatesImpressionGroupe" />
    </>
  );
};
