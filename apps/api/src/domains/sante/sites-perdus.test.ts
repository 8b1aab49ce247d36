import type { Controle, LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import type { SanteCible, SanteInterface } from '@comptoir/contract/domains/sante/sante.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { fillAccesses } from '../../../test/rows/sante.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { Partners } from '../../partners/partners.ts';

interface Ids {
  known: string;
  inactive: string;
}

describe.each(engines())('the matches that partners have lost (%s)', (engine) => {
  /** What each partner offers for site 1. */
  const ids = {} as Record<'dbs' | 'bee2Link' | 'planetVO2', Ids>;
  const names = new Map<number, string>();
  const app = partnerApp(engine, async ({ on, operator, partners }) => {
    await fillAccesses(on, operator, partners.smtpPort);
    const offered = async (path: string): Promise<Ids> => {
      const { text } = await operator.call('GET', `/api/interfaces/${path}`);
      // The stand-ins deactivate their last site.
      const all = [...text.matchAll(/"id":"(\d+)"/g)].map(([, id]) => id!);
      return { known: all[0]!, inactive: all.at(-1)! };
    };
    ids.dbs = await offered('dbs/sitesDBS');
    ids.bee2Link = await offered('bee2Link/getSitesBee2link?IdClient=4711');
    ids.planetVO2 = await offered('planetVO2/sitesPVO');
    const sites = await writeIn(on, (db) => db.selectFrom('sites').select(['IDSite', 'Descr']).execute());
    for (const { IDSite, Descr } of sites) names.set(IDSite, Descr);
  });

  type Matches = Partial<Record<'IdSiteDBS' | 'IDSiteBee2Link' | 'IDSitePVO2', string | null>>;
  const set = (IDSite: number, matches: Matches) =>
    writeIn(app.on, (db) => db.updateTable('sites').set(matches).where('IDSite', '=', IDSite).execute());
  const save = async (path: string, site: object) =>
    expect((await app.operator.call('PUT', `/api/interfaces/${path}`, [site])).status).toBe(200);
  const verify = async (Interface: string, EnEchec: number) =>
    expect((await app.operator.call('POST', `/api/sante/${Interface}/verifier`)).body).toEqual({ Verifies: 1, EnEchec });
  const read = async (cle: string) =>
    (await app.operator.call<{ controle: Controle; lignes: LigneQualite[] }>('GET', `/api/qualite/${cle}`)).body;
  const lignes = async () => (await read('correspondancePerdue')).lignes.map(({ label, href }) => `${label} > ${href}`);
  const ligne = (IDSite: number, said: string, screen: `${string}${'?' | '&'}`) =>
    `${names.get(IDSite)}\u00a0: ${said} > ${screen}q=${encodeURIComponent(names.get(IDSite)!)}`;
  const lost = () => ({
    dbs1: ligne(1, `DBS a désactivé le site ${ids.dbs.inactive}`, '/interfaces/dbs?onglet=sites&'),
    dbs2: ligne(2, 'DBS ne connaît pas le site 777', '/interfaces/dbs?onglet=sites&'),
    bee2Link: ligne(1, `Bee2Link a désactivé le site ${ids.bee2Link.inactive}`, '/interfaces/bee2Link?'),
    planetVO2: ligne(1, `PlanetVO 2 a désactivé le site ${ids.planetVO2.inactive}`, '/interfaces/planetVO2?'),
  });

  beforeEach(async () => {
    app.on.app.partners = new Partners(app.on.app.config, () => undefined);
    await set(1, { IdSiteDBS: ids.dbs.inactive, IDSiteBee2Link: ids.bee2Link.inactive, IDSitePVO2: ids.planetVO2.inactive });
    await set(2, { IdSiteDBS: '777' });
    for (const Interface of ['dbs', 'bee2link', 'planetvo2']) await verify(Interface, 1);
  });

  it('are told one by one, unknown or deactivated, each with the row that mends it', async () => {
    expect((await lignes()).toSorted()).toEqual(Object.values(lost()).toSorted());
    expect((await read('correspondancePerdue')).controle.nb).toBe(4);
    // Nor once more by their access.
    expect((await read('interfaceRefusee')).lignes).toEqual([]);
  });

  it('count in the health of their interface', async () => {
    const { interfaces } = (await app.operator.call<{ interfaces: SanteInterface[] }>('GET', '/api/sante')).body;
    const cibles = (await app.operator.call<SanteCible[]>('GET', '/api/sante/cibles')).body;
    for (const Interface of ['bee2link', 'planetvo2']) {
      expect(interfaces.find((one) => one.Interface === Interface)).toMatchObject({ Verdict: 'refus', EnEchec: 1 });
      expect(cibles.find((one) => one.Interface === Interface)?.Message).toMatch(/ a désactivé le site \d+ \(/);
    }
  });

  it('are gone once they are mended or no longer in use, before the next check', async () => {
    await save('dbs/sites', { IDSite: 1, IdSiteDBS: ids.dbs.known });
    await save('planetVO2/sites', { IDSite: 1, ActifPVO2: false });
    expect((await lignes()).toSorted()).toEqual([lost().dbs2, lost().bee2Link].toSorted());
    await writeIn(app.on, (db) => db.updateTable('sites').set({ ActifPVO2: true }).where('IDSite', '=', 1).execute());
  });

  it('are gone once a check finds them again', async () => {
    await set(1, { IdSiteDBS: ids.dbs.known });
    await verify('dbs', 1);
    await set(2, { IdSiteDBS: null });
    await verify('dbs', 0);
    await set(1, { IdSiteDBS: ids.dbs.inactive });
    await set(2, { IdSiteDBS: '777' });
    expect((await lignes()).toSorted()).toEqual([lost().bee2Link, lost().planetVO2].toSorted());
  });

  it('are all those of a client that Bee2Link does not know', async () => {
    const setClient = (ClientIDBee2Link: string) =>
      writeIn(app.on, (db) => db.updateTable('sites').set({ ClientIDBee2Link }).where('IDSite', '=', 1).execute());
    await setClient('X1');
    await verify('bee2link', 1);
    expect(await lignes()).toContain(ligne(1, `Bee2Link ne connaît pas le site ${ids.bee2Link.inactive}`, '/interfaces/bee2Link?'));
    expect((await read('interfaceRefusee')).lignes).toEqual([]);
    await setClient('4711');
    // Another client has other sites: nobody has judged this match yet.
    expect((await lignes()).join('\n')).not.toContain('Bee2Link');
  });

  it('stay while their partner gives no answer, and not while it refuses the access', async () => {
    await app.partners.fault('dbs', 'error500');
    await verify('dbs', 1);
    expect(await lignes()).toEqual(expect.arrayContaining([lost().dbs1, lost().dbs2]));
    expect((await read('interfaceRefusee')).lignes).toEqual([]);
    await app.partners.fault('dbs', 'refuse');
    await verify('dbs', 1);
    expect((await lignes()).toSorted()).toEqual([lost().bee2Link, lost().planetVO2].toSorted());
    expect((await read('interfaceRefusee')).lignes).toHaveLength(1);
  });
});
