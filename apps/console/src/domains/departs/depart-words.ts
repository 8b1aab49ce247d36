import type { CleEtape, PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { counted } from '@comptoir/contract/texts/counted';
import { ofName } from '@comptoir/contract/texts/elision';
import { shownText } from '../../kit/list/rows/cell-value.ts';

interface Words {
  /** What will be done. */
  label: (nb: number, plan: PlanDepart) => string;
  /** What there is to know before. */
  note?: string;
  /** What was done, as the end of a sentence. */
  done: (nb: number) => string;
  /** Why it does not come back; absent: it can be undone. */
  stays?: string;
}

export const mots: Record<CleEtape, Words> = {
  suspendre: {
    label: () => 'Suspendre le compte et fermer ses sessions',
    note: 'Ce compte n’entre plus, dès la prochaine action. Ses profils et son historique restent.',
    done: () => 'compte suspendu',
  },
  eseller: {
    label: (_, { factureAu }) => `Clôturer le compte eSeller (facturé jusqu’au ${shownText('date', factureAu)})`,
    note: 'La société et le support en reçoivent la confirmation par e-mail.',
    done: () => 'compte eSeller clôturé',
    stays: 'la clôture du compte eSeller et son e-mail',
  },
  planetvo: {
    label: () => 'Fermer son accès à PlanetVO',
    done: () => 'accès PlanetVO fermé',
    stays: 'son accès à PlanetVO',
  },
  csb: {
    label: () => 'Retirer ses identifiants Renault CSB',
    done: () => 'identifiants CSB retirés',
    stays: 'ses identifiants Renault CSB',
  },
  appareils: {
    label: (nb) => (nb > 1 ? `Retirer ses ${nb} appareils` : 'Retirer son appareil'),
    note: 'Ils ne reçoivent plus de notification.',
    done: (nb) => `${counted(nb, 'appareil')} retiré${nb > 1 ? 's' : ''}`,
    stays: 'ses appareils',
  },
  rapports: {
    label: (nb) => (nb > 1 ? `Remettre ses ${nb} rapports ouverts, avec leurs affaires` : 'Remettre son rapport ouvert, avec son affaire'),
    done: (nb) => `${counted(nb, 'rapport')} remis`,
  },
  responsable: {
    label: (nb) => `Le remplacer comme responsable des estimations de reprise de ${counted(nb, 'société')}`,
    note: 'Le remplaçant le devient pour les sociétés où il travaille.',
    done: () => 'estimations de reprise remises',
  },
  adresses: {
    label: (nb) => `Remplacer son adresse e-mail dans ${nb > 1 ? `${nb} listes` : 'une liste'} de destinataires`,
    done: (nb) => `adresse remplacée ${nb} fois`,
  },
  sites: {
    label: (nb) => (nb > 1 ? `Donner ses ${nb} sites au remplaçant` : 'Donner son site au remplaçant'),
    note: 'Les workflows s’adressent aux personnes d’un site par leur profil\u00a0: le remplaçant en reçoit les leads si le sien convient.',
    done: () => 'sites donnés',
  },
};

export const resteWords: Record<PlanDepart['restes'][number]['cle'], { label: (nb: number) => string; href?: string }> = {
  connexions: { label: (nb) => `${counted(nb, 'connexion')} faite${nb > 1 ? 's' : ''} en son nom, dans le journal` },
  rapportsClos: { label: (nb) => `${counted(nb, 'rapport')} clos, à son nom` },
  configNissan: { label: (nb) => `ses codes Nissan sur ${counted(nb, 'site')}` },
  departsPrevus: { label: (nb) => `son rôle de remplaçant dans ${counted(nb, 'départ prévu', 'départs prévus')}` },
  wally: {
    label: (nb) => `son adresse e-mail sur ${counted(nb, 'compte')} Wally`,
    href: '/interfaces/wally',
  },
};

/** « Brest n’aurait plus de chef des ventes… » */
export const alerteText = ({ Descr, chef, types }: PlanDepart['alertes'][number]) =>
  [
    ...(chef ? [`${Descr} n’aurait plus de chef des ventes.`] : []),
    ...(types.length > 0 ? [`Les leads ${types.join(', ')} ${ofName(Descr)} n’atteindraient plus personne.`] : []),
  ].join(' ');
