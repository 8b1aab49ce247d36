import { labelOf, namesWhere } from '@comptoir/contract/fields/shapes';
import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { mayCall } from '@comptoir/contract/rights';
import { siteLotFields, sites, type SitesLot } from '@comptoir/contract/domains/sites/sites.calls';
import { Select, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { ChoicesFailure } from '../../kit/form/fields/choices.tsx';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { longCall } from '../../kit/long-call.ts';
import { chosenIds } from '../../kit/lot/chosen-ids.ts';
import { flagAct } from '../../kit/lot/lot-effects.ts';
import { LotPage } from '../../kit/lot/lot-page.tsx';
import { TriStateField } from '../../kit/lot/tri-state-field.tsx';
import { useLot } from '../../kit/lot/use-lot.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { sitePath, sitesPath } from './sites.links.ts';

type Changes = { [Name in keyof SitesLot['changes']]: SitesLot['changes'][Name] | undefined };

const titleOf = (count: number) => (count === 1 ? 'Modifier un site' : `Modifier ${count.toLocaleString('fr-FR')} sites`);
const fieldName = (field: string) => labelOf(siteLotFields, field);
const flags = namesWhere(siteLotFields, { kind: 'flag' });
const reserved: ReadonlySet<string> = new Set(namesWhere(siteLotFields, { by: 'operator' }));
const chosen = (changes: Changes) => Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** What was chosen, in words. */
const useActs = (changes: Changes) => {
  const types = useRead(sites.types, {}, { enabled: changes.IDTypeSite !== undefined });
  const gateways = useRead(passerelles.list, {}, { enabled: typeof changes.IDPasserelleDMS === 'number' });
  const names: Record<string, string | undefined> = {
    IDTypeSite: types.data?.find(({ IDTypeSite }) => IDTypeSite === changes.IDTypeSite)?.Descr,
    IDPasserelleDMS: gateways.data?.find(({ IDPasserelleDMS }) => IDPasserelleDMS === changes.IDPasserelleDMS)?.Libelle,
  };
  return Object.entries(chosen(changes)).map(([field, value]) =>
    typeof value === 'boolean'
      ? flagAct(field, fieldName(field), value)
      : { field, text: `${fieldName(field)}\u00a0: ${names[field] ?? `n°\u00a0${String(value)}`}` },
  );
};

interface FieldsProps {
  changes: Changes;
  onChange: (part: Changes) => void;
}

const Fields = ({ changes, onChange }: FieldsProps) => {
  const { kind, customer } = useSessionInfo();
  const isOperator = kind === 'operator';
  const mayChooseGateway = mayCall(passerelles.list, { kind, BDGp: customer?.BDGp ?? '', activites: customer?.activites ?? [] });
  const types = useRead(sites.types, {});
  const gateways = useRead(passerelles.list, {}, { enabled: mayChooseGateway });
  const shared = { searchable: true, clearable: true, filter: filterChoices, limit: 200, placeholder: 'Ne pas changer' } as const;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {isOperator && (
          <Select<number>
            {...shared}
            label={fieldName('IDTypeSite')}
            data={(types.data ?? []).map(({ IDTypeSite, Descr }) => ({ value: IDTypeSite, label: Descr }))}
            value={changes.IDTypeSite ?? null}
            onChange={(IDTypeSite) => onChange({ IDTypeSite: IDTypeSite ?? undefined })}
          />
        )}
        {mayChooseGateway && (
          <Select<number>
            {...shared}
            label={fieldName('IDPasserelleDMS')}
            data={(gateways.data ?? []).map(({ IDPasserelleDMS, Libelle }) => ({ value: IDPasserelleDMS, label: Libelle }))}
            value={changes.IDPasserelleDMS ?? null}
            onChange={(IDPasserelleDMS) => onChange({ IDPasserelleDMS: IDPasserelleDMS ?? undefined })}
          />
        )}
        <ChoicesFailure failure={[types, gateways].find(({ error }) => error)} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {flags
          .filter((flag) => isOperator || !reserved.has(flag))
          .map((flag) => (
            <TriStateField key={flag} label={fieldName(flag)} value={changes[flag]} onChange={(value) => onChange({ [flag]: value })} />
          ))}
      </SimpleGrid>
    </Stack>
  );
};

/** Changes the ticked sites. */
export const LotSitesPage = () => {
  const [ids] = useState(() => chosenIds('sites'));
  const [draft, setDraft] = useState<Changes>({});
  const changes = chosen(draft);
  const acts = useActs(draft);
  const lot = useLot({
    change: (essai, headers) => (onProgress) => longCall(sites.lot, { query: { essai }, headers, body: { ids, changes } }, onProgress),
    undo: (groupe) => (onProgress) => longCall(sites.annulerLot, { params: { groupe }, query: {} }, onProgress),
    touches: sites.list,
  });
  return (
    <LotPage
      lot={lot}
      title={titleOf(ids.length)}
      count={ids.length}
      list={{ label: 'Sites', href: sitesPath }}
      fields={<Fields changes={draft} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />}
      typed={{ values: changes, resume: setDraft }}
      acts={acts}
      fieldName={fieldName}
      recordHref={sitePath}
      csvName="modification_sites"
    />
  );
};
