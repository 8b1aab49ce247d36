import type { identites } from '@comptoir/contract/domains/session/identites.calls';
import { moyensAsked } from '@comptoir/contract/domains/session/moyens';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '../../../kit/client.ts';
import { leaveFor } from '../../../kit/proof/fournisseur.ts';

interface Offered {
  IDFournisseur: number;
  Nom: string;
}

interface FournisseursPanelProps {
  /** Of the mail address that is typed as a login; empty where there is none. */
  domaine: string;
  disabled: boolean;
  /** Of an invitation that is to be accepted so; absent: a sign-in. */
  lien?: string;
  onRefused: (why: string) => void;
}

const typingPause = 400;

/** The call without its schemas, which the login does not wait for. */
const moyens = moyensAsked as typeof identites.moyens;

const loadCalls = () => import('@comptoir/contract/domains/session/identites.calls');

/** Signing in at somebody else's, as this host offers it. Without an answer there is nothing to offer: the password stays. */
export const FournisseursPanel = ({ domaine, disabled, lien, onRefused }: FournisseursPanelProps) => {
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  const [leaving, setLeaving] = useState<number | null>(null);
  useEffect(() => {
    const aborted = new AbortController();
    const ask = () =>
      call(moyens, { body: { url: location.hostname, ...(domaine ? { domaine } : {}) } }, { signal: aborted.signal }).then(
        ({ fournisseurs }) => setOffered(fournisseurs),
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), domaine ? typingPause : 0);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [domaine]);
  const leave = async (IDFournisseur: number) => {
    setLeaving(IDFournisseur);
    try {
      await leaveFor(lien === undefined ? 'connexion' : 'invitation', IDFournisseur, async (body) => {
        const { identites: calls } = await loadCalls();
        return lien === undefined ? call(calls.commencer, { body }) : call(calls.commencerInvitation, { body: { ...body, lien } });
      });
    } catch (error) {
      setLeaving(null);
      onRefused(error instanceof Error ? error.message : 'Une erreur inattendue est survenue.');
    }
  };
  return offered.map(({ IDFournisseur, Nom }) => (
    <Button
      key={IDFournisseur}
      variant="default"
      fullWidth
      disabled={disabled}
      loading={leaving === IDFournisseur}
      onClick={() => void leave(IDFournisseur)}
    >
      Se connecter avec {Nom}
    </Button>
  ));
};
