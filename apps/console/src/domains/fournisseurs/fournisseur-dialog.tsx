import { fournisseurs, type Fournisseur } from '@comptoir/contract/domains/fournisseurs/fournisseurs.calls';
import { fournisseurFields } from '@comptoir/contract/domains/fournisseurs/fournisseurs.fields';
import { Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { lockedBy } from '../../kit/form/locked.tsx';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { faultsOf, useFaults, type Faults } from '../../kit/form/use-faults.ts';
import { notify } from '../../kit/notify.ts';
import { changedInWords, useKnown } from '../../kit/form/use-known.ts';
import { useWrite } from '../../kit/queries.ts';

interface FournisseurDialogProps {
  /** The one to change; absent, a new one. */
  fournisseur?: Fournisseur | undefined;
  /** The same as it is known now. */
  stored?: Fournisseur | undefined;
  /** The customer at hand, whose own one may be added. */
  client: { BDGp: string; label: string } | null;
  onClose: () => void;
}

/** People are linked to what their issuer calls them. */
const keptIssuer = {
  readOnly: true,
  inputContainer: lockedBy('Les comptes sont rattachés par cet émetteur\u00a0: pour un autre, ajoutez un fournisseur.'),
};

const fournisseurForm = fournisseurs.create.body;
const fournisseurChanges = fournisseurs.update.body;

const listed = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((one) => one.trim())
    .filter(Boolean);

const algorithmes = ['RS256', 'PS256', 'ES256'];
const rattachements = [
  { value: 'explicite', label: 'Par la personne elle-même ou par son invitation' },
  { value: 'courriel', label: 'À la première connexion, par l’adresse e-mail vérifiée' },
];

type Name = 'Nom' | 'Emetteur' | 'ClientId' | 'Secret' | 'Domaines' | 'Rattachement' | 'Algorithme' | 'Acr' | 'Amr' | 'Anciennete';

const typedOf = (one: Fournisseur | undefined): Record<Name, string> => ({
  Nom: one?.Nom ?? '',
  Emetteur: one?.Emetteur ?? '',
  ClientId: one?.ClientId ?? '',
  Secret: '',
  Domaines: one?.Domaines.join('\n') ?? '',
  Rattachement: one?.Rattachement ?? 'explicite',
  Algorithme: one?.Algorithme ?? 'RS256',
  Acr: one?.Acr.join('\n') ?? '',
  Amr: one?.Amr.join('\n') ?? '',
  Anciennete: one?.Anciennete ? String(one.Anciennete) : '',
});

/** What somebody else has changed meanwhile, as far as it is shown. */
const changesInWords = (before: Fournisseur | undefined, now: Fournisseur | undefined) => {
  const [was, is] = [typedOf(before), typedOf(now)];
  // The keys of an object literal.
  const changed = (Object.keys(was) as Name[]).filter((name) => was[name] !== is[name]).map((name) => fournisseurFields[name].label);
  return changedInWords(changed);
};

/** Who says in our place who somebody is, and what is believed of it. */
export const FournisseurDialog = ({ fournisseur, stored, client, onClose }: FournisseurDialogProps) => {
  const [typed, setTyped] = useState(() => typedOf(fournisseur));
  const [whose, setWhose] = useState('');
  const [FacteurExige, setFacteurExige] = useState(fournisseur?.FacteurExige ?? false);
  const [Actif, setActif] = useState(fournisseur?.Actif ?? true);
  const { form, faults, refuse, forget } = useFaults();
  const touches = { touches: [fournisseurs.list] };
  const create = useWrite(fournisseurs.create, touches);
  const update = useWrite(fournisseurs.update, touches);
  const { error } = fournisseur ? update : create;
  const { known, isStale, standOn } = useKnown(fournisseur, stored, error);
  const busy = create.isPending || update.isPending;
  const field = (name: Name) => ({
    label: fournisseurFields[name].label,
    description: fournisseurFields[name].help,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: value });
      forget(name);
    },
    error: faults[name],
    disabled: busy,
    autoComplete: 'off',
    spellCheck: false,
  });
  const needed = { required: true, withAsterisk: false };
  const submit = () => {
    const given = {
      ...typed,
      Domaines: listed(typed.Domaines),
      Acr: listed(typed.Acr),
      Amr: listed(typed.Amr),
      Anciennete: typed.Anciennete.trim() === '' ? null : Number(typed.Anciennete),
      FacteurExige,
      Actif,
      BDGp: whose || null,
    };
    const onError = ({ fields }: { fields: Faults }) => refuse(fields);
    const onSuccess = () => {
      notify.done(fournisseur ? 'Le fournisseur est modifié.' : 'Le fournisseur est ajouté.');
      onClose();
    };
    const read = (fournisseur ? fournisseurChanges : fournisseurForm).safeParse(given);
    if (!read.success) {
      refuse(faultsOf(read.error));
      return;
    }
    const standing = standOn();
    if (standing) {
      const { IDFournisseur, Version } = standing;
      const body = fournisseurChanges.parse(given);
      update.mutate({ params: { IDFournisseur }, body, headers: { 'if-match': Version } }, { onSuccess, onError });
    } else create.mutate({ body: fournisseurForm.parse(given) }, { onSuccess, onError });
  };
  return (
    <SubmitDialog
      title={fournisseur ? `Modifier ${fournisseur.Nom}` : 'Ajouter un fournisseur'}
      size="lg"
      submit={fournisseur ? (isStale ? 'Enregistrer quand même' : 'Enregistrer') : 'Ajouter le fournisseur'}
      busy={busy}
      error={error}
      details={isStale ? changesInWords(known, stored) : ''}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...field('Nom')} {...needed} maxLength={fournisseurFields.Nom.max} data-autofocus />
      {!fournisseur && (
        <NativeSelect
          label="Pour qui"
          data={[{ value: '', label: 'Les opérateurs' }, ...(client ? [{ value: client.BDGp, label: client.label }] : [])]}
          value={whose}
          onChange={({ currentTarget }) => setWhose(currentTarget.value)}
          error={faults['BDGp']}
          disabled={busy}
        />
      )}
      <TextInput {...field('Emetteur')} {...needed} inputMode="url" placeholder="https://…" {...(fournisseur && keptIssuer)} />
      <TextInput {...field('ClientId')} {...needed} />
      <PasswordInput
        {...field('Secret')}
        autoComplete="new-password"
        placeholder={fournisseur ? 'Enregistré\u00a0: laissez vide pour le garder' : ''}
        visibilityToggleButtonProps={{ 'aria-label': 'Afficher ou masquer le secret' }}
      />
      <Textarea {...field('Domaines')} autosize minRows={1} placeholder="groupe.example" />
      <NativeSelect {...field('Rattachement')} data={rattachements} />
      <NativeSelect {...field('Algorithme')} data={algorithmes} />
      <Textarea {...field('Acr')} autosize minRows={1} />
      <Textarea {...field('Amr')} autosize minRows={1} />
      <TextInput {...field('Anciennete')} label={`${fournisseurFields.Anciennete.label} (minutes)`} inputMode="numeric" />
      <Checkbox
        label={fournisseurFields.FacteurExige.label}
        checked={FacteurExige}
        disabled={busy}
        onChange={({ currentTarget }) => setFacteurExige(currentTarget.checked)}
      />
      <Checkbox
        label={fournisseurFields.Actif.label}
        checked={Actif}
        disabled={busy}
        onChange={({ currentTarget }) => setActif(currentTarget.checked)}
      />
    </SubmitDialog>
  );
};
