import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleFields } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { lotFieldsOf } from '@comptoir/contract/lots';
import { FieldLotPage } from '../../kit/lot/field-lot-page.tsx';
import { passerellePath, passerellesPath } from './passerelles.links.ts';

/** Changes the ticked gateways. */
export const LotPasserellesPage = () => (
  <FieldLotPage
    calls={passerelles}
    table="passerelles"
    rows={{ one: 'une passerelle', many: 'passerelles' }}
    fields={lotFieldsOf(passerelleFields)}
    list={{ label: 'Passerelles', href: passerellesPath }}
    recordHref={passerellePath}
    csvName="modification_passerelles"
  />
);
