import { counted } from '@comptoir/contract/texts/counted';
import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { listServis } from '../domains/sante/uses.store.ts';
import { juge } from '../http/essai/juge.ts';
import { added } from './words.ts';

/** Sites and people who would be served by an access no more, or by another one. */
export const jugeInterfaces = juge<ReadonlyMap<string, string>>({
  cle: 'interfaces',
  lit: {
    tables: [
      'sites',
      'utilisateurs',
      'accesPartenaires',
      'wallyMarquesSites',
      'wallyComptes',
      'planetvoSocietes',
      'renaultCsb',
      'societes',
    ],
    colonnes: { utilisateurs: ['IDPeople', 'Lastname', 'Firstname', 'Actif'] },
  },
  guarded: sante.interfaces,
  lire: async ({ db, probes }) => {
    const titles = new Map(probes.map(({ Interface, Titre }) => [Interface, Titre]));
    return new Map(
      (await listServis(db, probes)).map(({ Interface, of, id, Nom, Cible }) => [
        JSON.stringify([of, id, Interface, Cible]),
        `${titles.get(Interface)}, ${Nom}${Cible === '' || Cible === String(id) ? '' : ` (${Cible})`}`,
      ]),
    );
  },
  comparer: (avant, apres) => {
    const [more, less] = [added(avant, apres), added(apres, avant)];
    const phrase =
      more.length + less.length === 0
        ? 'Les accès aux partenaires serviraient les mêmes sites et les mêmes personnes.'
        : `${counted(less.length, 'correspondance')} avec un partenaire en moins, ${more.length.toLocaleString('fr-FR')} en plus.`;
    return {
      phrase,
      avant: avant.size,
      apres: apres.size,
      lignes: [...less.map(([, words]) => `En moins\u00a0: ${words}`), ...more.map(([, words]) => `En plus\u00a0: ${words}`)],
    };
  },
});
