import { parseEmails } from '@comptoir/contract/texts/emails';
import type { SocieteReduite } from '@comptoir/contract/societes';
import css from './societes.module.css';

const addressesOf = (text: string) => {
  const read = parseEmails(text);
  return read.ok ? read.value.join(', ') : text;
};

/** What customer access sees of a company. */
export const SocieteReduitePanel = ({ Libelle, EMailsContacts, DureeValid }: SocieteReduite) => (
  <dl className={css.facts}>
    <div>
      <dt>Libellé</dt>
      <dd>{Libelle}</dd>
    </div>
    <div>
      <dt>E-mail</dt>
      <dd>{addressesOf(EMailsContacts) || 'Aucune adresse'}</dd>
    </div>
    <div>
      <dt>Validité des offres</dt>
      <dd>{DureeValid > 1 ? `${DureeValid} jours` : `${DureeValid} jour`}</dd>
    </div>
  </dl>
);
