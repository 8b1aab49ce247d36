import { passwordForce, passwordFault, shortestPassword } from '@comptoir/contract/domains/session/mot-de-passe';
import { session } from '@comptoir/contract/domains/session/session.calls';
import { messages } from '@comptoir/contract/messages';
import { Checkbox, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { useFaults } from '../../kit/form/use-faults.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { StrengthPanel } from './strength-panel.tsx';

/** An operator gives himself another password; his other sessions end by it. Nothing typed here is kept as a draft. */
export const MotDePasseDialog = ({ onClose }: { onClose: () => void }) => {
  const { login, name } = useSessionInfo();
  const [typed, setTyped] = useState({ Actuel: '', Nouveau: '' });
  const { form, faults, refuse, forget } = useFaults();
  const [cut, setCut] = useState(true);
  const change = useWrite(session.motDePasse, { touches: [] });
  const about = [login, name];
  const type = (field: keyof typeof typed, value: string) => {
    setTyped({ ...typed, [field]: value });
    forget(field);
  };
  const submit = () => {
    const fault = passwordFault(typed.Nouveau, about);
    const found = {
      ...(typed.Actuel === '' ? { Actuel: messages.required } : {}),
      ...(fault === null ? {} : { Nouveau: typed.Nouveau === '' ? messages.required : fault }),
    };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(
      { body: { ...typed, CouperJetons: cut } },
      {
        onSuccess: () => {
          notify.done('Votre mot de passe est changé. Vos autres sessions sont terminées.');
          onClose();
        },
        onError: ({ fields }) => refuse(fields),
      },
    );
  };
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => type(key, currentTarget.value),
    error: faults[key],
    required: true,
    withAsterisk: false,
    disabled: change.isPending,
    visibilityToggleButtonProps: { 'aria-label': 'Afficher ou masquer le mot de passe' },
  });
  return (
    <SubmitDialog
      title="Changer mon mot de passe"
      submit="Changer le mot de passe"
      busy={change.isPending}
      error={change.error}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* For programs that keep passwords. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput label="Mot de passe actuel" autoComplete="current-password" data-autofocus {...field('Actuel')} />
      <PasswordInput
        label="Nouveau mot de passe"
        description={`${shortestPassword} caractères au moins. Plusieurs mots sans rapport font un bon mot de passe.`}
        autoComplete="new-password"
        {...field('Nouveau')}
      />
      {typed.Nouveau !== '' && <StrengthPanel force={passwordForce(typed.Nouveau, about)} />}
      <Checkbox
        label="Couper aussi mes jetons d’API"
        description="Gardez la coche si quelqu’un d’autre a pu connaître votre mot de passe."
        checked={cut}
        disabled={change.isPending}
        onChange={({ currentTarget }) => setCut(currentTarget.checked)}
      />
    </SubmitDialog>
  );
};
