import { wally, wallyActivationForm, type WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import { EmailsPicker } from '../../../domains/societes/emails-picker.tsx';
import { CallError } from '../../../kit/client.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import { notify } from '../../../kit/notify.ts';
import { useWrite } from '../../../kit/queries.ts';
import { useSessionInfo } from '../../../kit/session.ts';
import { stateWord } from './compte-badge.tsx';
import { draftsOf } from '../wizard/creation-draft.ts';
import { activationFailure } from './use-activation.ts';
import { WaitingDialog } from '../correspondances/waiting-dialog.tsx';
import { wallyCrmPath } from '../wally.links.ts';
import { WizardPanel } from '../wizard/wizard-panel.tsx';
import { stepTitle } from '../wizard/wizard-steps.ts';

type Values = z.output<typeof wallyActivationForm>;

interface ActivationFormProps {
  crm: WallyCrm;
  label: string;
  compte: WallyCompte;
  parents: readonly { label: string; href: string }[];
}

const help =
  'Un compte laissé inactif peut être activé plus tard, depuis la liste des comptes. L’activation lance aussitôt la récupération des leads et des offres.';

/** The last step of a creation: the recipients, and whether the retrieval starts. */
export const ActivationForm = ({ crm, label, compte, parents }: ActivationFormProps) => {
  const { IdWallyCompte, Identifiant, EmailNotification } = compte;
  const BDGp = useSessionInfo().customer?.BDGp ?? '';
  const navigate = useNavigate();
  const change = useWrite(wally.change, { touches: [wally.accounts] });
  const values = useMemo((): Values => ({ emailNotification: EmailNotification }), [EmailNotification]);
  const record = useRecordForm<Values, Values>({ schema: wallyActivationForm, values });
  const failure = activationFailure(change.error);
  const send = ({ emailNotification }: Values, isActive: boolean) =>
    change.mutateAsync({
      params: { IdWallyCompte },
      body: { state: isActive ? 'ACTIVE' : 'INACTIVE', flag: isActive ? 'FULL' : null, emailNotification },
    });
  return (
    <>
      <FormPage
        title={stepTitle('activation', Identifiant, label)}
        purpose="Qui est prévenu de ce qui arrive à ce compte, et si la récupération commence."
        parents={parents}
        notice={<WizardPanel crm={crm} IdWallyCompte={IdWallyCompte} current="activation" />}
        record={record}
        sections={[
          {
            id: 'activation',
            title: 'Notifications',
            help,
            content: <EmailsPicker {...record.field('emailNotification')} />,
          },
        ]}
        saving={change.isPending}
        error={failure instanceof CallError ? failure : null}
        submitLabel="Activer"
        step={{ status: 'Étape 4 sur 4', other: 'Laisser inactif', onCancel: () => navigate({ to: wallyCrmPath(crm, 'comptes') }) }}
        onSave={(form, _changed, _headers, way) => send(form, way !== 'list')}
        onSaved={({ state }) => {
          draftsOf(BDGp).forget(IdWallyCompte);
          notify.done(`Le compte «\u00a0${Identifiant}\u00a0» est dans l’état «\u00a0${stateWord(state)}\u00a0».`);
          return navigate({ to: wallyCrmPath(crm, 'comptes') });
        }}
      />
      <WaitingDialog opened={change.isPending} message="Merci de patienter, nous configurons le compte Wally" />
    </>
  );
};
