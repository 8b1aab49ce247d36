import { accesCalls, type AccesOperateur } from '@comptoir/contract/domains/securite/acces.calls';
import { roleNames, roles, type Role } from '@comptoir/contract/portees';
import { ofName } from '@comptoir/contract/texts/elision';
import { Checkbox, MultiSelect, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';

/** What each role may do. */
const descriptions: Readonly<Record<Role, string>> = {
  administrateur: 'Tout, y compris les droits des autres opérateurs.',
  integration:
    'Tout consulter\u00a0; modifier les interfaces et les accès aux partenaires, avec leurs mots de passe\u00a0; prendre un accès d’urgence.',
  support:
    'Tout consulter\u00a0; modifier les utilisateurs, avec leurs mots de passe, et se connecter en leur nom\u00a0; prendre un accès d’urgence.',
  lecture: 'Tout consulter, sauf les mots de passe et les clés.',
};

interface Choice {
  value: string;
  label: string;
}

interface LimitsProps {
  /** What is limited, in the plural: 'serveurs'. */
  what: string;
  label: string;
  choices: Choice[];
  value: number[] | null;
  error: string | undefined;
  onChange: (value: number[] | null) => void;
}

/** All of them, or those that are chosen. */
const Limits = ({ what, label, choices, value, error, onChange }: LimitsProps) => {
  // Who ticks « tous » and unticks it again finds what was chosen.
  const [chosen, setChosen] = useState(value ?? []);
  const choose = (ids: number[]) => {
    setChosen(ids);
    onChange(ids);
  };
  return (
    <Stack gap={6}>
      <Checkbox
        label={`Tous les ${what}`}
        checked={value === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : chosen)}
      />
      {value !== null && (
        <MultiSelect
          label={label}
          data={choices}
          value={value.map(String)}
          onChange={(ids) => choose(ids.map(Number))}
          searchable
          clearable
          placeholder={value.length === 0 ? `Aucun\u00a0: choisissez des ${what}` : ''}
          nothingFoundMessage="Aucun résultat"
          comboboxProps={{ withinPortal: false }}
          clearButtonProps={{ 'aria-label': `Retirer tous les ${what}` }}
          error={error}
        />
      )}
    </Stack>
  );
};

interface RoleDialogProps {
  operateur: AccesOperateur;
  serveurs: Choice[];
  clients: Choice[];
  onClose: () => void;
}

/** Gives an operator another role or other limits: both hold at the next request, and the session goes on. */
export const RoleDialog = ({ operateur, serveurs, clients, onClose }: RoleDialogProps) => {
  const { IDOperator, name } = operateur;
  const [body, setBody] = useState({ Role: operateur.Role, Serveurs: operateur.Serveurs, Clients: operateur.Clients });
  const write = useWrite(accesCalls.role, { touches: [accesCalls.acces] });
  const submit = () => {
    write.mutate(
      { params: { IDOperator }, body },
      {
        onSuccess: () => {
          notify.done(`Les droits ${ofName(name)} sont changés. Ils valent dès sa prochaine action.`);
          onClose();
        },
      },
    );
  };
  const fields = write.error?.fields ?? {};
  return (
    <SubmitDialog
      title={`Droits ${ofName(name)}`}
      size="lg"
      submit="Changer les droits"
      busy={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group
        label="Rôle"
        value={body.Role}
        onChange={(value) => setBody({ ...body, Role: roleNames.find((role) => role === value) ?? body.Role })}
      >
        <Stack gap="xs" mt={6}>
          {roleNames.map((role) => (
            <Radio key={role} value={role} label={roles[role].titre} description={descriptions[role]} />
          ))}
        </Stack>
      </Radio.Group>
      <Limits
        what="serveurs"
        label="Serveurs ouverts"
        choices={serveurs}
        value={body.Serveurs}
        error={fields['Serveurs']}
        onChange={(Serveurs) => setBody({ ...body, Serveurs })}
      />
      <Limits
        what="clients"
        label="Clients ouverts"
        choices={clients}
        value={body.Clients}
        error={fields['Clients']}
        onChange={(Clients) => setBody({ ...body, Clients })}
      />
    </SubmitDialog>
  );
};
