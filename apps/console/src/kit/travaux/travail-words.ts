import type { Travail } from '@comptoir/contract/domains/travaux/travaux.calls';

const shown = (count: number) => count.toLocaleString('fr-FR');

type Told = Pick<Travail, 'Nature' | 'Quoi' | 'Lignes' | 'Prises' | 'Refusees'>;

/** What stopped, and where: « La modification de 400 utilisateurs s’est arrêtée après 120 ». */
export const travailInWords = ({ Nature, Quoi, Lignes, Prises, Refusees }: Told) => {
  const done = Prises + Refusees;
  const refused = Refusees > 0 ? `, dont ${shown(Refusees)} en refus` : '';
  if (Nature === 'import') {
    if (done === 0) return `L’import du fichier ${Quoi} s’est arrêté avant d’avoir rien enregistré`;
    return `L’import du fichier ${Quoi} s’est arrêté après ${shown(done)} ${done > 1 ? 'lignes' : 'ligne'} sur ${shown(Lignes)}${refused}`;
  }
  const what = `La modification de ${shown(Lignes)} ${Quoi} s’est arrêtée`;
  return done === 0 ? `${what} avant d’avoir rien enregistré` : `${what} après ${shown(done)}${refused}`;
};
