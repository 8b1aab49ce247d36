import { identites } from '@comptoir/contract/domains/session/identites.calls';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call, CallError } from '../../../kit/client.ts';
import { takeKept, type Voyage } from '../../../kit/proof/fournisseur.ts';
import { currentSession, renewToken, startSession, useSession } from '../../../kit/session.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { knownBrowser } from '../known-browser.ts';
import { OutsideCard } from '../outside-card.tsx';
import { secondStepOf, type LoadedSecondStep } from '../sign-in.ts';

const read = () => {
  const said = new URLSearchParams(location.search);
  const kept = takeKept();
  const IDFournisseur = Number(/\d+$/.exec(location.pathname.replace(/\/$/, ''))?.[0]);
  // Neither code nor state stays in the address, nor in the history.
  history.replaceState(null, '', location.pathname);
  const optional = { Code: said.get('code'), Emetteur: said.get('iss'), Erreur: said.get('error') };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null));
  return { kept, demande: said.get('state') ?? '', IDFournisseur, given };
};

/** Once for this document: what was kept is taken with it, and what is sent twice is refused. */
let coming: ReturnType<typeof read> | undefined;
let isSent = false;

const notHere = 'Cette connexion n’a pas été commencée dans cet onglet, ou elle est déjà finie. Recommencez-la.';

/** What an invitation's address says behind its `#`, where somebody left from it. */
const lienOf = (retour: string) => new URL(retour, location.href).hash.slice(1);

type ComeBack = Parameters<typeof call<typeof identites.lier>>[1]['body'];

const ends = {
  connexion: async (body) => {
    const { token } = await call(identites.revenir, { headers: knownBrowser(), body });
    startSession(token);
  },
  invitation: async (body, retour) => {
    await call(identites.accepterInvitation, { body: { ...body, lien: lienOf(retour) } });
  },
  preuve: async (body) => {
    const { token: used } = currentSession();
    const { token } = await call(identites.prouver, { body });
    renewToken(used, token);
  },
  lien: async (body) => {
    await call(identites.lier, { body });
  },
} satisfies Record<Voyage, (body: ComeBack, retour: string) => Promise<void>>;

const titles: Record<Voyage, string> = {
  connexion: 'Connexion',
  invitation: 'Bienvenue',
  preuve: 'Confirmation de votre identité',
  lien: 'Ma connexion',
};

type End = { refused: string } | { second: LoadedSecondStep } | 'linked' | null;

const finish = async ({ kept, demande, IDFournisseur, given }: ReturnType<typeof read>): Promise<End> => {
  if (!kept || demande === '' || kept.IDFournisseur !== IDFournisseur) return { refused: notHere };
  const { voyage, Cle, retour } = kept;
  try {
    await ends[voyage]({ IDFournisseur, Cle, demande, ...given }, retour);
  } catch (error) {
    const second = await secondStepOf(error).catch(() => null);
    if (second) return { second };
    return { refused: error instanceof CallError ? error.message : 'Une erreur inattendue est survenue.' };
  }
  if (voyage === 'lien' || voyage === 'invitation') return 'linked';
  location.replace(retour);
  return null;
};

/** Where a provider sends people back to: ends what they left for, and leads back to where they were. */
export const RetourPage = () => {
  const [{ kept, ...said }] = useState(() => (coming ??= read()));
  const [end, setEnd] = useState<End>(null);
  const title = titles[kept?.voyage ?? 'connexion'];
  const retour = kept?.retour ?? '/';
  usePageTitle(title);
  const { own } = useSession();
  const isSecond = end !== null && typeof end === 'object' && 'second' in end;
  useEffect(() => {
    if (isSecond && own) location.replace(retour);
  }, [isSecond, own, retour]);
  useEffect(() => {
    if (!coming || isSent) return;
    isSent = true;
    void finish({ kept, ...said }).then(setEnd);
    // oxlint-disable-next-line react/exhaustive-deps -- what was read at the first drawing is sent once
  }, []);
  const isInvited = kept?.voyage === 'invitation';
  const goBack = () => location.replace(retour);
  // The link of an invitation is spent.
  const goOn = () => location.replace(isInvited ? '/' : retour);
  if (end && typeof end === 'object' && 'second' in end) {
    const { SecondStepForm, ...asked } = end.second;
    return <SecondStepForm {...asked} onBack={goBack} />;
  }
  return (
    <OutsideCard title={title}>
      {end === null && <LoadingState lines={3} />}
      {end === 'linked' && (
        <Alert color="green" role="status">
          Ce compte est lié au vôtre&nbsp;: il suffit à votre prochaine connexion.
        </Alert>
      )}
      {end && typeof end === 'object' && 'refused' in end && (
        <Alert color="red" role="alert">
          {end.refused}
        </Alert>
      )}
      {end !== null && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next step, and the only one
        <Button fullWidth autoFocus onClick={end === 'linked' ? goOn : goBack}>
          {end === 'linked' ? (isInvited ? 'Se connecter' : 'Continuer') : 'Revenir'}
        </Button>
      )}
    </OutsideCard>
  );
};
