import { appareilOf } from '../../http/sessions/appareil.ts';

const effacee = '(effacé)';

interface Kept {
  Qui: string | null;
  Adresse: string | null;
  Navigateur: string | null;
  Details: string | null;
}

/** An event as people read it: what told of a person who has been erased says so. */
export const shownEvenement = <E extends Kept>({ Navigateur, Qui, Adresse, Details, ...row }: E) => ({
  ...row,
  Qui: Qui ?? effacee,
  Adresse: Adresse ?? effacee,
  Appareil: Navigateur ? appareilOf(Navigateur) : '',
  Details: Details ?? effacee,
});
