import { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { messages } from '@comptoir/contract/messages';
import { roleNames, roles, type Role } from '@comptoir/contract/portees';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxLengthOf } from '../../kit/form/schema-limits.ts';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { useFaults } from '../../kit/form/use-faults.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { durees, endIn } from './acces-durees.ts';
import { missingIn, noWhy, WhyFields } from './why-panel.tsx';

const recipients = [
  { value: '', label: 'Un opérateur' },
  ...roleNames.map((role) => ({ value: role, label: `Tous les opérateurs de rôle «\u00a0${roles[role].titre}\u00a0»` })),
];

/** Grants an operator, or all of a role, an access from now on. */
export const AccorderDialog = ({ onClose }: { onClose: () => void }) => {
  const [whom, setWhom] = useState<Role | null>(null);
  const [Operateur, setOperateur] = useState('');
  const [why, setWhy] = useState(noWhy);
  const [heures, setHeures] = useState('8');
  const { form, faults, refuse } = useFaults();
  const { mutate, isPending, error } = useWrite(acces.accorder, { touches: [acces.read] });
  const submit = () => {
    const found = { ...(whom === null && Operateur.trim() === '' ? { Operateur: messages.required } : {}), ...missingIn(why) };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { body: { ...(whom === null ? { Operateur } : { Role: whom }), ...why, Au: endIn(Number(heures)) } },
      {
        onSuccess: () => {
          notify.done('L’accès est accordé.');
          onClose();
        },
        onError: ({ fields }) => refuse(fields),
      },
    );
  };
  return (
    <SubmitDialog
      title="Accorder un accès"
      submit="Accorder l’accès"
      busy={isPending}
      error={error}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        label="À qui"
        data={recipients}
        value={whom ?? ''}
        onChange={({ currentTarget }) => setWhom(roleNames.find((role) => role === currentTarget.value) ?? null)}
        disabled={isPending}
      />
      {whom === null && (
        <TextInput
          label="Opérateur"
          description="Son nom, ou son identifiant"
          required
          withAsterisk={false}
          data-autofocus
          maxLength={maxLengthOf(acces.accorder.body, 'Operateur')}
          autoComplete="off"
          value={Operateur}
          onChange={({ currentTarget }) => setOperateur(currentTarget.value)}
          error={faults['Operateur']}
          disabled={isPending}
        />
      )}
      <WhyFields value={why} onChange={setWhy} faults={faults} disabled={isPending} />
      <NativeSelect
        label="Durée"
        data={durees}
        value={heures}
        onChange={({ currentTarget }) => setHeures(currentTarget.value)}
        error={faults['Au']}
        disabled={isPending}
      />
    </SubmitDialog>
  );
};
