import { facteurs } from '@comptoir/contract/domains/session/facteurs.calls';
import { call } from '../../kit/client.ts';
import { isNewSession, noteAdvised } from '../../kit/session.ts';
import { hideNotice, showNotice } from '../../ui/notifications.tsx';

const message = 'Un second facteur est conseillé pour votre accès\u00a0: il le protège même si quelqu’un connaît votre mot de passe.';

/** Says once a session, to whoever has none, that a second factor is advised. Answers how to take that back. */
export const adviseFactor = async (onAdd: () => void): Promise<() => void> => {
  const { facteurs: own, SecondFacteur } = await call(facteurs.list, { headers: { 'x-fond': '1' } });
  // Another tab may have said it meanwhile.
  if (!isNewSession()) return () => undefined;
  noteAdvised();
  if (SecondFacteur !== 'conseille' || own.length > 0) return () => undefined;
  const hide = () => hideNotice(id);
  const run = () => {
    hide();
    onAdd();
  };
  const id = showNotice({ kind: 'news', message, act: { label: 'Ajouter un second facteur', run } });
  return hide;
};
