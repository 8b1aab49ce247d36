import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { societeFields } from '@comptoir/contract/domains/societes/societes.fields';
import { lotFieldsOf } from '@comptoir/contract/lots';
import { FieldLotPage } from '../../../kit/lot/field-lot-page.tsx';
import { societePath, societesPath } from '../societes.links.ts';

/** Changes the ticked companies. */
export const LotSocietesPage = () => (
  <FieldLotPage
    calls={societes}
    table="societes"
    rows={{ one: 'une société', many: 'sociétés' }}
    fields={lotFieldsOf(societeFields)}
    list={{ label: 'Sociétés', href: societesPath }}
    recordHref={societePath}
    csvName="modification_societes"
  />
);
