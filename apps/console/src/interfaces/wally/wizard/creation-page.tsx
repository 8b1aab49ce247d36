import { wally, wallyCompteForm } from '@comptoir/contract/interfaces/wally/wally.calls';
import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { SecretField } from '../../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import { useWrite } from '../../../kit/queries.ts';
import { useSessionInfo } from '../../../kit/session.ts';
import { useSearchValue } from '../../../kit/use-param.ts';
import { draftsOf } from './creation-draft.ts';
import { useComptes } from '../comptes/use-compte.ts';
import { useCrm } from '../use-crm.ts';
import { WaitingDialog } from '../correspondances/waiting-dialog.tsx';
import css from '../wally.module.css';
import { stepPath, wallyCrmPath } from '../wally.links.ts';
import { StepsPanel } from './wizard-panel.tsx';

type Values = z.output<typeof wallyCompteForm>;
const nothing: Values = { login: '', password: '' };

/** The draft in the address, or the last one; none if its account is gone. */
const useDraft = (crm: ReturnType<typeof useCrm>['crm'], drafts: ReturnType<typeof draftsOf>) => {
  const account_id = useSearchValue('account_id');
  const { data } = useComptes(crm);
  const draft = account_id === undefined ? drafts.last(crm) : drafts.read(Number(account_id));
  return draft?.crm === crm && data?.some(({ IdWallyCompte }) => IdWallyCompte === draft.IdWallyCompte) ? draft : null;
};

/** The first step of a creation: Wally's login and password. */
export const CreationPage = () => {
  const { crm, label, parents } = useCrm();
  const drafts = draftsOf(useSessionInfo().customer?.BDGp ?? '');
  const draft = useDraft(crm, drafts);
  const navigate = useNavigate();
  const create = useWrite(wally.create, { touches: [wally.accounts] });
  const record = useRecordForm<Values, Values>({ schema: wallyCompteForm, values: nothing });
  const { field } = record;
  const list = wallyCrmPath(crm, 'comptes');
  const content = (
    <>
      <TextField {...field('login')} help={`Celui avec lequel on se connecte à ${label}`} />
      <SecretField {...field('password')} />
    </>
  );
  return (
    <>
      <FormPage
        title={`Ajouter un compte ${label}`}
        purpose="Wally se connecte avec ce compte pour récupérer les leads et les offres."
        parents={[...parents, { label: `Comptes ${label}`, href: list }]}
        actions={
          draft && (
            <Button component="a" variant="light" href={stepPath(crm, draft.IdWallyCompte, draft.step)}>
              Continuer avec {draft.Identifiant}
            </Button>
          )
        }
        notice={
          <>
            <div className={css.wizard}>
              <StepsPanel crm={crm} current="identifiants" />
            </div>
            {create.error && (
              <Alert color="orange" role="alert" mb="md">
                {create.error.message}
              </Alert>
            )}
          </>
        }
        record={record}
        sections={[{ id: 'identifiants', title: 'Identifiants', content }]}
        saving={create.isPending}
        // Shown above, in orange.
        error={null}
        submitLabel="Suivant"
        step={{ status: 'Étape 1 sur 4', onCancel: () => navigate({ to: list }) }}
        onSave={(values) => create.mutateAsync({ params: { crm_name: crm }, body: { ...values, crm_name: crm } })}
        onSaved={({ IdWallyCompte }) => {
          drafts.begin({ IdWallyCompte, Identifiant: record.form.getValues('login').trim(), crm });
          return navigate({ to: stepPath(crm, IdWallyCompte, 'mapping-point-de-vente') });
        }}
      />
      <WaitingDialog opened={create.isPending} message="Merci de patienter, nous testons la connexion" />
    </>
  );
};
