import type { Controle, LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import type { SanteCible, SanteInterface } from '@comptoir/contract/domains/sante/sante.calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  const lignes = async (cle = 'correspondancePerdue') => (await read(cle)).lignes.map(({ label, href }) => `${label} > ${href}`);
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

  describe('that are not in use', () => {
    const inactive = () => lignes('correspondanceInactivePerdue');
    const tick = (IDSite: number, changes: { ActifPVO2?: boolean; Actif?: boolean; ClientIDBee2Link?: string | null }) =>
      writeIn(app.on, (db) => db.updateTable('sites').set(changes).where('IDSite', '=', IDSite).execute());
    const planetVO2 = () => ligne(3, `PlanetVO 2 ne connaît pas le site 778`, '/interfaces/planetVO2?');
    const bee2Link = () => ligne(3, `Bee2Link a désactivé le site ${ids.bee2Link.inactive}`, '/interfaces/bee2Link?');

    beforeEach(async () => {
      await set(1, { IDSiteBee2Link: ids.bee2Link.known, IDSitePVO2: ids.planetVO2.known });
      await set(3, { IDSiteBee2Link: ids.bee2Link.inactive, IDSitePVO2: '778' });
      await tick(3, { Actif: false, ActifPVO2: false, ClientIDBee2Link: '4711' });
      // The access works: nothing that is in use is lost.
      for (const Interface of ['bee2link', 'planetvo2']) await verify(Interface, 0);
    });
    afterEach(async () => {
      await set(3, { IDSiteBee2Link: null, IDSitePVO2: null });
      await tick(3, { Actif: false, ActifPVO2: false, ClientIDBee2Link: null });
    });

    it('have a line of their own, and are no error', async () => {
      expect((await inactive()).toSorted()).toEqual([bee2Link(), planetVO2()].toSorted());
      expect((await read('correspondanceInactivePerdue')).controle).toMatchObject({ nb: 2, niveau: 'information' });
      expect((await lignes()).toSorted()).toEqual([lost().dbs1, lost().dbs2].toSorted());
    });

    it('are told once their use begins, and gone once they are mended', async () => {
      await tick(3, { ActifPVO2: true });
      expect([await inactive(), await lignes()]).toEqual([[bee2Link()], expect.arrayContaining([planetVO2()])]);
      await tick(3, { ActifPVO2: false });
      await save('planetVO2/sites', { IDSite: 3, IDSitePVO2: ids.planetVO2.known });
      await save('bee2Link/config', { IDSite: 3, IDSiteBee2Link: null });
      expect(await inactive()).toEqual([]);
    });

    it('stand beside those in use, which alone make the access one that is refused', async () => {
      await set(1, { IDSitePVO2: ids.planetVO2.inactive });
      await verify('planetvo2', 1);
      expect([await inactive(), await lignes()]).toEqual([
        expect.arrayContaining([planetVO2()]),
        expect.arrayContaining([lost().planetVO2]),
      ]);
      const cibles = (await app.operator.call<SanteCible[]>('GET', '/api/sante/cibles')).body;
      expect(cibles.find(({ Interface }) => Interface === 'planetvo2')?.Message).toBe(
        `PlanetVO 2 a désactivé le site ${ids.planetVO2.inactive} (${names.get(1)}). Choisissez-en un autre.`,
      );
    });
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
