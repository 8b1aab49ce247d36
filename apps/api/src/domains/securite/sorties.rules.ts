import type { EtatSortie } from '@comptoir/contract/domains/securite/securite.calls';
import { sortieNames, type Sortie } from '@comptoir/contract/evenements';
import type { TrailOuts } from '../../config/trail-outs.ts';
import type { listSorties } from './securite.store.ts';

type Row = Awaited<ReturnType<typeof listSorties>>[number];

/** Where a way leads, without what an address may carry beside it. */
const destinationOf = (outs: TrailOuts): Partial<Record<Sortie, string>> => {
  const { fichier, syslog, https } = outs;
  const at = https && new URL(https.url);
  return {
    ...(fichier ? { fichier: fichier.file } : {}),
    ...(syslog ? { syslog: new URL(syslog.url).host } : {}),
    ...(at ? { https: `${at.origin}${at.pathname}` } : {}),
  };
};

const waiting = ({ Rang, Fin, Depuis }: Row) => Math.max(Fin - Math.max(Rang, Depuis), 0);

/** The ways that are configured, in the same order always; one that no process has looked after yet has delivered nothing. */
export const etatsSorties = (outs: TrailOuts, rows: readonly Row[], end: number): EtatSortie[] => {
  const destinations = destinationOf(outs);
  return sortieNames.flatMap((Nom) => {
    const Destination = destinations[Nom];
    if (Destination === undefined) return [];
    const row = rows.find((one) => one.Nom === Nom);
    if (!row)
      return [{ Nom, Destination, Rang: 0, DateH: null, LivreLe: null, EnAttente: end, EchecDepuis: null, Echec: '', ProchainEssai: null }];
    const { Rang, DateH, LivreLe, EchecDepuis, Echec, ProchainEssai } = row;
    const isFailing = EchecDepuis !== null;
    return [
      {
        Nom,
        Destination,
        Rang,
        DateH,
        LivreLe,
        EnAttente: waiting(row),
        EchecDepuis,
        Echec,
        ProchainEssai: isFailing ? ProchainEssai : null,
      },
    ];
  });
};
