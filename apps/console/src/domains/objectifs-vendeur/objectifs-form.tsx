import { objectifsVendeur, type Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { CoefficientPanel } from './coefficient-panel.tsx';
import { coefficientsOf, fieldOf, schemaOf, textsOf, type CoefficientTexts } from './coefficient-values.ts';
import { objectifsHead } from './objectifs-head.ts';

export const ObjectifsForm = ({ stored }: { stored: { coefficients: Coefficients } }) => {
  const names = useMemo(() => Object.keys(stored.coefficients), [stored]);
  const schema = useMemo(() => schemaOf(stored.coefficients), [stored]);
  const values = useMemo(() => textsOf(stored.coefficients), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<CoefficientTexts, CoefficientTexts>({ schema, values, stored });
  const update = useWrite(objectifsVendeur.update);
  const content = (
    <>
      <Text c="dimmed">Chaque coefficient est obligatoire&nbsp;: une décimale au maximum, après une virgule ou un point.</Text>
      {names.map((name) => (
        <CoefficientPanel key={name} binding={record.field(fieldOf(name))} name={name} />
      ))}
    </>
  );
  return (
    <FormPage
      {...objectifsHead}
      record={record}
      sections={[{ id: 'coefficients', title: 'Coefficients', content }]}
      saving={update.isPending}
      error={update.error}
      onSave={(filled, _, headers) => update.mutateAsync({ body: { coefficients: coefficientsOf(names, filled) }, headers })}
      onSaved={(saved) => sayDone(saved, 'Coefficients enregistrés')}
      after={<HistoriquePanel table="objectifsVendeur" />}
    />
  );
};
