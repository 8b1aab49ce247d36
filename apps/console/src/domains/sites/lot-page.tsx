import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { lotFieldsOf } from '@comptoir/contract/lots';
import { mayCall } from '@comptoir/contract/rights';
import { FieldLotPage } from '../../kit/lot/field-lot-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo, useStanding } from '../../kit/session.ts';
import { sitePath, sitesPath } from './sites.links.ts';

/** Changes the ticked sites. */
export const LotSitesPage = () => {
  const { kind } = useSessionInfo();
  const isOperator = kind === 'operator';
  const mayChooseGateway = mayCall(passerelles.list, useStanding());
  const { data: types, ...typesQuery } = useRead(sites.types, {}, { enabled: isOperator });
  const { data: gateways, ...gatewaysQuery } = useRead(passerelles.list, {}, { enabled: mayChooseGateway });
  const fields = Object.fromEntries(
    Object.entries(lotFieldsOf(siteFields)).filter(
      ([name, field]) => (isOperator || !('by' in field)) && (mayChooseGateway || name !== 'IDPasserelleDMS'),
    ),
  );
  return (
    <FieldLotPage
      calls={sites}
      table="sites"
      rows={{ one: 'un site', many: 'sites' }}
      fields={fields}
      choices={{
        IDTypeSite: { options: types?.map(({ IDTypeSite, Descr }) => ({ value: IDTypeSite, label: Descr })), failure: typesQuery },
        IDPasserelleDMS: {
          options: gateways?.map(({ IDPasserelleDMS, Libelle }) => ({ value: IDPasserelleDMS, label: Libelle })),
          failure: gatewaysQuery,
        },
      }}
      list={{ label: 'Sites', href: sitesPath }}
      recordHref={sitePath}
      csvName="modification_sites"
    />
  );
};
