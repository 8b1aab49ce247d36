import { categorieWords } from '@comptoir/contract/domains/templates-impression/categories';
import type { Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { memo } from 'react';
import css from './templates-impression.module.css';

export interface TemplateChoice {
  value: number;
  label: string;
}

interface SiteTemplatePickerProps {
  site: string;
  categorie: Categorie;
  value: number | null;
  /** What the site prints without a choice. */
  ofGroupe: string;
  choices: readonly TemplateChoice[];
  isChanged: boolean;
  /** Why is said above the list. */
  isClosed: boolean;
  onChoose: (value: number | null) => void;
}

/** The template of one site: a native select, since there are hundreds. */
export const SiteTemplatePicker = memo((props: SiteTemplatePickerProps) => {
  const { site, categorie, value, ofGroupe, choices, isChanged, isClosed, onChoose } = props;
  return (
    <select
      className={css.choice}
      data-changed={isChanged || undefined}
      data-own={value !== null || undefined}
      aria-label={`${categorieWords[categorie]}\u00a0: ${site}`}
      title={isChanged ? 'Modifié' : undefined}
      value={value ?? ''}
      disabled={isClosed}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))}
    >
      <option value="">{`Groupe\u00a0: ${ofGroupe}`}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
});
