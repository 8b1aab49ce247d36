import { cartesDeFidelite } from '@comptoir/contract/references/cartes-de-fidelite';
import { CategorieClient } from '@comptoir/contract/references/categorie-client';
import type { Reference, ReferenceRow } from '@comptoir/contract/references/kit';
import { libellesRemise, protectedLibelle } from '@comptoir/contract/references/libelles-remise';
import { originesContact } from '@comptoir/contract/references/origines-contact';
import { useCodeRenault } from './code-renault.tsx';
import type { Extras } from './list-extras.ts';
import type { RowOf } from './row-of.ts';

const extras = new Map<string, Extras<ReferenceRow>>();

/** One list's exceptions, its rows typed by its spec. */
const extrasOf = <const S extends Reference>(spec: S, own: Extras<RowOf<S>>) => {
  // The server answers only rows of this spec (`rowOf`), so typing them is safe.
  extras.set(spec.name, own as unknown as Extras<ReferenceRow>);
};

extrasOf(cartesDeFidelite, {
  listActions: [{ label: 'Importer des clients', href: '/cartesDeFidelite/importClients', flag: 'importFidelite' }],
  isImported: true,
});

extrasOf(CategorieClient, { useLive: useCodeRenault });

extrasOf(libellesRemise, {
  mayDelete: ({ Libelle }) => Libelle !== protectedLibelle,
  locked: ({ Libelle }, field) =>
    field === 'Libelle' && Libelle === protectedLibelle
      ? 'Ce libellé est utilisé par les autres produits\u00a0: il ne peut pas être renommé.'
      : null,
});

extrasOf(originesContact, {
  listActions: [{ label: 'Transférer', href: '/originesContact/transfert' }],
  mayDelete: ({ nbCli }) => nbCli === 0,
});

const none: Extras<ReferenceRow> = {};

export const extrasFor = ({ name }: Reference) => extras.get(name) ?? none;
