import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { planetVO, planetVOForm, type PlanetVOConfig } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { HistoriquePanel } from '../../domains/journal/historique-panel.tsx';
import { call } from '../../kit/client.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SecretField } from '../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { CheckButton } from '../../kit/check-button.tsx';
import { useParam } from '../../kit/use-param.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { accessOf } from './access.ts';
import { planetVOPath } from './planetvo.links.ts';

const schema = planetVOForm.extend({
  Plaques: z.array(z.object({ IDPlaque: z.number(), Libelle: z.string(), Actif: z.boolean() })),
});
type Values = z.input<typeof schema>;

const head = {
  purpose: 'Ce avec quoi cet utilisateur se connecte à PlanetVO, et les sociétés où il y travaille.',
  parents: [{ label: 'PlanetVO', href: planetVOPath }],
};

const Identifiants = ({ record: { field, form }, IDPeople }: { record: RecordForm<Values, Values>; IDPeople: number }) => {
  const check = async () => {
    const { LoginInterface, PasswordInterface, ApiKey, BasePVO } = form.getValues();
    const body = { LoginInterface, PasswordInterface, ...(ApiKey === '' ? {} : { ApiKey }) };
    const { state, message } = accessOf(await call(planetVO.check, { params: { IDPeople }, body }), BasePVO);
    return state === 'ok' ? message : { wrong: message };
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField {...field('BasePVO')} />
        <SecretField {...field('ApiKey')} />
        <TextField {...field('LoginInterface')} />
        <SecretField {...field('PasswordInterface')} />
        <TextField {...field('NickName')} />
      </SimpleGrid>
      <CheckButton label="Vérifier auprès de PlanetVO" check={check} />
    </>
  );
};

const Societes = ({ record: { form } }: { record: RecordForm<Values, Values> }) => (
  <Controller
    control={form.control}
    name="Plaques"
    render={({ field: { value, onChange } }) => (
      <Stack gap="xs" role="group" aria-label="Sociétés actives dans PlanetVO">
        {value.map((plaque) => (
          <Checkbox
            key={plaque.IDPlaque}
            label={plaque.Libelle}
            checked={plaque.Actif}
            onChange={({ currentTarget: { checked } }) =>
              onChange(value.map((one) => (one.IDPlaque === plaque.IDPlaque ? { ...one, Actif: checked } : one)))
            }
          />
        ))}
      </Stack>
    )}
  />
);

const Stored = ({ stored, IDPeople, name }: { stored: PlanetVOConfig; IDPeople: number; name: string }) => {
  const values = useMemo((): Values => ({ ...stored }), [stored]);
  const record = useRecordForm<Values, Values>({ schema, values, stored });
  const sayDone = useSayDone();
  const save = useWrite(planetVO.save, { touches: [planetVO.utilisateurs, dashboard.planetvo] });
  return (
    <FormPage
      title={name}
      {...head}
      record={record}
      sections={[
        { id: 'identifiants', title: 'Identifiants', content: <Identifiants record={record} IDPeople={IDPeople} /> },
        { id: 'societes', title: 'Sociétés', content: <Societes record={record} /> },
      ]}
      saving={save.isPending}
      error={save.error}
      onSave={(_values, changed, headers) => save.mutateAsync({ params: { IDPeople }, body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'La configuration PlanetVO est enregistrée.')}
      after={<HistoriquePanel table="planetvoUtilisateurs" id={IDPeople} />}
    />
  );
};

const Found = ({ IDPeople }: { IDPeople: number }) => {
  const query = useRead(planetVO.read, { params: { IDPeople } });
  const users = useRead(planetVO.utilisateurs, {});
  const name = users.data?.find((user) => user.IDPeople === IDPeople)?.Name ?? `Utilisateur ${IDPeople}`;
  if (!query.data) return <RecordComing title={name} {...head} query={query} listHref={planetVOPath} />;
  return <Stored stored={query.data} IDPeople={IDPeople} name={name} />;
};

/** The PlanetVO configuration of one user. */
export const PlanetVOUserPage = () => {
  const id = useParam('id');
  return <Found key={id} IDPeople={Number(id)} />;
};
