import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import type { FicheSociete, societes } from '@comptoir/contract/domains/societes/societes.calls';
import { templatesImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { firstOfCard } from '@comptoir/contract/fiches';
import { mayCall } from '@comptoir/contract/rights';
import type { Call } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { controlesInterfaces } from '../qualite/qualite-interfaces.store.ts';
import { controlesSites } from '../qualite/qualite-sites.store.ts';
import { controlesSocietes } from '../qualite/qualite-societes.store.ts';
import { readUses } from '../sante/uses.store.ts';
import { findAnomalies, readPersonnes, readPlafonds } from '../sites/fiche.store.ts';
import { listSitesOf, readModeles } from './fiche.store.ts';
import { findSociete } from './societes.store.ts';

/** What stands around a company. @throws Refusal 404 */
export const readFiche = async ({
  db,
  session,
  customer: { schema },
  app: { vault, probes },
  params: { idPlaque },
}: Call<typeof societes.fiche>): Promise<FicheSociete> => {
  const seen = { all: session.kind === 'operator' };
  await findSociete(db, idPlaque);
  const may = (call: Parameters<typeof mayCall>[0]) => mayCall(call, standingOf(session));
  const { GRP_PlafondsRemise } = await readGpParametres(db);
  const own = await listSitesOf(db, idPlaque, seen);
  const ids = own.map(({ IDSite }) => IDSite);
  // Its own page, where its SMS account is typed, and its sites.
  const addresses = [`/societes/${idPlaque}`, `/interfaces/emailsms#societe-${idPlaque}`, ...ids.map((id) => `/sites/${id}`)];
  const sms = controlesInterfaces.filter(({ Interface }) => Interface === 'sms');
  const regles = [...controlesSocietes, ...sms, ...controlesSites].filter(may);
  return {
    sites: { nb: own.length, premiers: own.slice(0, firstOfCard) },
    personnes: await readPersonnes(db, ids, seen),
    anomalies: await findAnomalies({ db, seen, around: { vault, schema, probes } }, addresses, regles),
    interfaces: may(sante.interfaces) ? await readUses(db, probes, 'ofSites', ids) : null,
    modeles: may(templatesImpression.configurations) ? await readModeles(db, ids) : null,
    plafonds: GRP_PlafondsRemise ? await readPlafonds(db, idPlaque) : null,
    modification: may(journal.list) ? await lastChangeOf(db, 'societes', idPlaque) : null,
  };
};
