import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { plafondsRemise, type PlafondRemise } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { CallError } from '../../kit/client.ts';
import { part } from '../../kit/essai/trying.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { changedRows, schemaOf, switchName, valuesOf, type PlafondLine, type PlafondValues } from './plafond-cells.ts';
import { plafondsHead } from './plafonds-head.ts';
import { PlafondsPanel } from './plafonds-panel.tsx';

interface PlafondsFormProps {
  isOn: boolean;
  lines: readonly PlafondLine[];
  stored: PlafondRemise[];
}

/** The usual sentence, then the reason. */
const explained = ({ status, message, code, requestId, fields }: CallError) =>
  new CallError(status, `Erreur lors de l’enregistrement\u00a0: ${message}`, code, requestId, fields);

export const PlafondsForm = ({ isOn, lines, stored }: PlafondsFormProps) => {
  const schema = useMemo(() => schemaOf(lines), [lines]);
  const values = useMemo(() => valuesOf(isOn, lines, stored), [isOn, lines, stored]);
  const record = useRecordForm<PlafondValues, PlafondValues>({ schema, values, stored });
  const turn = useWrite(gpParametres.update);
  const update = useWrite(plafondsRemise.update);
  const sayDone = useSayDone();
  const isShown = useWatch({ control: record.form.control, name: switchName }) === true;

  const save = async (_: PlafondValues, changed: Partial<PlafondValues>, headers: Record<string, string>) => {
    // An earlier refusal must not hide the result of this save.
    turn.reset();
    update.reset();
    const { [switchName]: turned } = changed;
    const answers: unknown[] = [];
    if (typeof turned === 'boolean') answers.push(await part(turn.mutateAsync({ body: { [switchName]: turned } })));
    const rows = changedRows(changed, lines, stored);
    if (rows.length > 0) answers.push(await update.mutateAsync({ body: { plafondsRemise: rows }, headers }));
    return answers;
  };
  const error = turn.error ?? update.error;
  const activation = (
    <TickField {...record.field(switchName)} label="Plafonner les remises" help="Décochée, chacun accorde la remise de son choix." />
  );
  return (
    <FormPage
      {...plafondsHead}
      record={record}
      sections={[
        { id: 'activation', title: 'Activation', content: activation },
        ...(isShown ? [{ id: 'plafonds', title: 'Plafonds', content: <PlafondsPanel record={record} lines={lines} /> }] : []),
      ]}
      saving={turn.isPending || update.isPending}
      error={error && explained(error)}
      asks={{
        title: 'Enregistrer les plafonds de remise\u00a0?',
        message: 'Ils valent dès la prochaine remise accordée, pour chacun de ceux qui ont ces profils.',
      }}
      onSave={save}
      onSaved={(answers) => sayDone(answers, 'Les plafonds de remise sont enregistrés.')}
      after={<HistoriquePanel table="plafondsRemise" />}
    />
  );
};
