import { parseEmails } from '@comptoir/contract/texts/emails';
import type { SocieteReduite } from '@comptoir/contract/domains/societes/societes.calls';
import { societeReduiteFields } from '@comptoir/contract/domains/societes/societes.fields';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import css from './societes.module.css';

const labels = labelsOf(societeReduiteFields);

const addressesOf = (text: string) => {
  const read = parseEmails(text);
  return read.ok ? read.value.join(', ') : text;
};

/** What customer access sees of a company. */
export const SocieteReduitePanel = ({ Libelle, EMailsContacts, DureeValid }: SocieteReduite) => (
  <dl className={css.facts}>
    <div>
      <dt>{labels.Libelle}</dt>
      <dd>{Libelle}</dd>
    </div>
    <div>
      <dt>E-mail</dt>
      <dd>{addressesOf(EMailsContacts) || 'Aucune adresse'}</dd>
    </div>
    <div>
      <dt>{labels.DureeValid}</dt>
      <dd>{DureeValid > 1 ? `${DureeValid} jours` : `${DureeValid} jour`}</dd>
    </div>
  </dl>
);
