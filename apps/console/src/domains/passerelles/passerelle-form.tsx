import { passerelles, type Passerelle } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleFields, transfertFlags } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { IconColumns, IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DateField } from '../../kit/form/fields/date-field.tsx';
import { FormPage } from '../../kit/form/form-page.tsx';
import { TextareaField, TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import type { StoredProps } from '../../kit/record/record-page.tsx';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { stateOf, stateWords } from './passerelle-state.ts';
import { PasserelleSummary } from './summary-panel.tsx';
import { useNow } from './use-now.ts';
import { changesOf, passerelleForm, valuesOf, type PasserelleOut, type PasserelleRecord } from './passerelle-values.ts';
import { columnsPath, historyPath } from './passerelles.links.ts';

type Field = PasserelleRecord['field'];

const { label: nextTransfer } = passerelleFields.DateHRefProchainTransfert;

const places = [
  { title: 'Sur l’intranet', place: 'Intranet' },
  { title: 'Sur internet', place: 'Internet' },
] as const;
const stocks = ['VN', 'VD', 'VO'] as const;

/** The titles of section and group say the rest, so a tick is named by its kind of vehicle. */
const Publications = ({ field }: { field: Field }) =>
  places.map(({ title, place }) => (
    <FieldGroup key={place} title={title}>
      <SimpleGrid minColWidth="12rem" verticalSpacing="xs">
        {stocks.map((stock) => (
          <TickField key={stock} {...field(`PubliAuto${place}${stock}`)} label={stock} />
        ))}
      </SimpleGrid>
    </FieldGroup>
  ));

const sectionsOf = (field: Field) => [
  {
    id: 'general',
    title: 'Général',
    content: (
      <>
        <TextField {...field('Libelle')} />
        <TextareaField {...field('Commentaire')} rows={3} />
        <TextareaField {...field('EMailsTransfertDMS')} rows={2} />
      </>
    ),
  },
  {
    id: 'transfert',
    title: 'Transfert',
    content: (
      <>
        <Group align="flex-start" gap="md">
          <DateField {...field('jour')} label={`${nextTransfer}\u00a0: jour`} help="Date de référence, en UTC" />
          <TextField {...field('heure')} label="Heure (UTC)" placeholder="HH:MM" help="Minuit si elle est vide" />
        </Group>
        {namesOf(transfertFlags).map((flag) => (
          <TickField key={flag} {...field(flag)} />
        ))}
      </>
    ),
  },
  {
    id: 'publication',
    title: 'Publication automatique',
    help: 'Les véhicules reçus du DMS sont publiés dès leur arrivée.',
    content: <Publications field={field} />,
  },
];

const Ways = ({ id }: { id: number }) => (
  <>
    <Button component="a" href={columnsPath(id)} variant="default" leftSection={<IconColumns size={18} aria-hidden />}>
      Colonnes
    </Button>
    <Button component="a" href={historyPath(id)} variant="default" leftSection={<IconHistory size={18} aria-hidden />}>
      Historique des transferts
    </Button>
  </>
);

export const PasserelleForm = ({ stored, head }: StoredProps<Passerelle>) => {
  const { IDPasserelleDMS, Libelle } = stored;
  const { tone, words } = stateWords[stateOf(stored, useNow())];
  const update = useWrite(passerelles.update);
  const values = useMemo(() => valuesOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: passerelleForm, values, stored });

  const save = (all: PasserelleOut, changed: Partial<PasserelleOut>, headers: Record<string, string>) =>
    update.mutateAsync({ params: { idPasserelleDMS: IDPasserelleDMS }, body: changesOf(all, changed), headers });
  return (
    <FormPage
      title={Libelle}
      parents={head.parents}
      badge={<StatusBadge tone={tone}>{words}</StatusBadge>}
      purpose={<PasserelleSummary {...stored} />}
      actions={<Ways id={IDPasserelleDMS} />}
      record={record}
      sections={sectionsOf(record.field)}
      saving={update.isPending}
      error={update.error}
      onSave={save}
      onSaved={(saved) => sayDone(saved, 'La passerelle est enregistrée.')}
      after={<HistoriquePanel table="passerelles" id={IDPasserelleDMS} />}
    />
  );
};
