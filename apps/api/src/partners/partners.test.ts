import { partners as contracts } from '@comptoir/contract/partners/all';
import type { PartnerCall, PartnerContract } from '@comptoir/contract/partners/kit';
import { smartDataForLead } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.partner';
import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { eDataVoice } from '@comptoir/contract/interfaces/edatavoice/edatavoice.partner';
import { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import { refMoto } from '@comptoir/contract/interfaces/catalogues/catalogues.partner';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox } from '../../../sandbox/src/sandbox.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Exchanged } from './exchanged.ts';
import { checkStillKnown } from './matches/mapped-sites.ts';
import { Partners, type Asker } from './partners.ts';

/** A body for each call that needs one. */
const bodies: Record<string, object> = {
  'planetvo.bases': { apiKey: 'cle-planetvo' },
  'refmoto.syncGroup': { brands: ['HONDA'], regenerate_token: false },
  'refloisir.syncGroup': { brands: ['PILOTE'], regenerate_token: false },
  'hondakpi.sent': { leads: ['HO-1'] },
  'nissansiebel.told': { leads: ['NI-1'] },
  'wally.configure': { state: 'ACTIVE', flag: 'FULL' },
};
const calls = contracts.flatMap((contract: PartnerContract) =>
  Object.entries(contract.calls).map(([name, call]) => [`${contract.name}.${name}`, contract, name, call] as const),
);
const account = { login: 'vendeur', password: 'Secret-Partenaire-29' };
// The part of a customer that asking partners needs.
const askerOf = (IDCustomer: number): Asker => ({
  customer: { IDCustomer, serverName: 'prod-ouest', production: true } as CustomerRecord,
  by: 'admin',
});
const asker = askerOf(1);

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let kept: Exchanged[];
let partners: Partners;
const at = (path: string) => `http://127.0.0.1:${sandbox.port}${path}`;
const fault = (partner: string, name: string) =>
  fetch(at(`/faults/${partner}`), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: name, delayMs: 60_000 }),
  });
const received = async () => (await (await fetch(at('/received'))).json()) as unknown[];
const asking = (addressOf: (name: string) => string, outboundAllowedHosts = ['127.0.0.1']) =>
  new Partners(
    {
      partners: Object.fromEntries(contracts.map(({ name }) => [name, [{ of: '', url: addressOf(name) }]])),
      outboundAllowedHosts,
      partnerTimeoutSeconds: 0.5,
    },
    (_customer, exchange) => kept.push(exchange),
  );
const ask = (contract: PartnerContract, name: string, by = partners) => {
  const params = { group: 'BDGpArmor', site: '1234', client: '1234', CodeConstructeur: 'FR123', crm: 'customer_first' };
  const body = bodies[`${contract.name}.${name}`];
  return by.ask(contract, name, { ...asker, account, params, cible: 'Brest', ...(body ? { body } : {}) } as unknown as Parameters<
    Partners['ask']
  >[2]);
};

beforeAll(async () => {
  sandbox = await openSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  kept = [];
  partners = asking((name) => at(`/${name}`));
});
afterEach(async () => {
  await fetch(at('/faults'), { method: 'DELETE' });
  await fetch(at('/received'), { method: 'DELETE' });
});
afterAll(() => sandbox.close());

describe.each(calls)('%s', (_name, contract, name, call: PartnerCall) => {
  const most = call.method === 'GET' || call.repeatable ? 2 : 1;

  it('answers by its contract, and is logged without a secret', async () => {
    expect(call.answer.safeParse(await ask(contract, name)).success).toBe(true);
    expect(kept).toMatchObject([
      { Partenaire: contract.name, Operation: call.action, Cible: 'Brest', Resultat: 'ok', Statut: 200, Essais: 1 },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/Secret-Partenaire|cle-planetvo|"Cs-/);
  });

  it.each([
    ['refuse', 'refused', 'INVALID_CREDENTIALS', 'refus', 1],
    ['okWithError', 'refused', 'FORBIDDEN', 'refus', 1],
    ['expired', 'refused', 'PASSWORD_EXPIRED', 'refus', 1],
    ['garbage', 'garbage', undefined, 'panne', 1],
    ['error500', 'server', undefined, 'panne', most],
    ['slow', 'timeout', undefined, 'panne', 1],
    ['busy', 'busy', undefined, 'panne', 1],
  ])('%s: says which partner and why', async (told, kind, partnerCode, Resultat, tries) => {
    await fault(contract.name, told);
    const message: unknown = expect.stringContaining(contract.title);
    await expect(ask(contract, name)).rejects.toMatchObject({ kind, partnerCode, code: 'partner', message });
    expect(kept).toMatchObject([{ Resultat, Essais: tries, Message: message }]);
    expect(JSON.stringify(kept)).not.toContain(account.password);
    expect(await received()).toHaveLength(tries);
  });
});

it('signs with the account in the address, which no log shows', async () => {
  const own = asking((name) => at(`/${name}`).replace('//', '//client:Secret-Adresse-30@'));
  await own.ask(dbs, 'sites', asker);
  expect(kept).toMatchObject([{ Resultat: 'ok' }]);
  expect(JSON.stringify(kept)).not.toContain('Secret-Adresse-30');
});

describe('a refused account', () => {
  const message = async (asked: Promise<unknown>) => {
    const error: unknown = await asked.catch((caught: unknown) => caught);
    return error instanceof Error ? error.message : '';
  };
  const group = { ...asker, params: { group: 'BDGpArmor' } };

  it.each([
    ['refuse', 'PlanetVO 2\u00a0: le compte de l’installation est refusé.'],
    ['expired', 'PlanetVO 2\u00a0: le mot de passe du compte de l’installation a expiré.'],
    ['okWithError', 'PlanetVO 2\u00a0: le compte de l’installation n’a pas le droit de faire cette demande.'],
  ])('%s: when it is the installation’s own, says who can mend it', async (told, sentence) => {
    await fault('planetvo2', told);
    const said = `${sentence} Seul l’exploitant peut y remédier (PARTNER_PLANETVO2)\u00a0: prévenez-le.`;
    expect(await message(partners.ask(planetVO2, 'sites', group))).toBe(said);
    expect(kept).toMatchObject([{ Resultat: 'refus', Message: said }]);
  });

  it('is the customer’s where the customer gave it, in a header or in a body', async () => {
    await fault('planetvo2', 'refuse');
    expect(await message(partners.ask(planetVO2, 'sites', { ...group, account }))).toContain('l’identifiant ou le mot de passe est refusé');
    await fault('eDataVoice', 'refuse');
    const body = { login: 'vendeur', password: 'Secret-Partenaire-29' };
    expect(await message(partners.ask(eDataVoice, 'token', { ...asker, address: at('/eDataVoice'), body }))).toContain(
      'le mot de passe de l’utilisateur est refusé',
    );
  });
});

it('says that the interface is not configured, and calls nothing, without an address', async () => {
  const none = new Partners({ partners: {}, outboundAllowedHosts: [], partnerTimeoutSeconds: 1 }, () => expect.fail());
  await expect(ask(dbs, 'sites', none)).rejects.toMatchObject({
    kind: 'unconfigured',
    code: 'rule',
    message: expect.stringContaining('Interface non configurée') as unknown,
  });
});

it('does not call a private address that is not allowed', async () => {
  await expect(
    ask(
      dbs,
      'sites',
      asking((name) => at(`/${name}`), []),
    ),
  ).rejects.toMatchObject({ kind: 'address' });
  expect(await received()).toEqual([]);
});

it('stops calling a partner for a customer after five failures in a row, but neither others nor for others', async () => {
  await fault('smartdata', 'error500');
  for (let time = 0; time < 3; time += 1) await expect(ask(smartDataForLead, 'verify')).rejects.toThrow();
  await expect(ask(smartDataForLead, 'verify')).rejects.toMatchObject({ kind: 'suspended' });
  const before = (await received()).length;
  expect(before).toBe(5);
  await ask(refMoto, 'brands');
  expect(await received()).toHaveLength(before + 1);
  await fetch(at('/faults'), { method: 'DELETE' });
  const other = { ...askerOf(2), account };
  await expect(partners.ask(smartDataForLead, 'verify', other)).resolves.toEqual({ ok: true });
  await expect(ask(smartDataForLead, 'verify')).rejects.toMatchObject({ kind: 'suspended' });
});

it('leaves a partner alone for as long as it asks, for that customer', async () => {
  await fault('dbs', 'busy');
  const message = 'DBS reçoit trop de demandes ou est en maintenance. Réessayez dans 30 secondes.';
  await expect(ask(dbs, 'sites')).rejects.toMatchObject({ kind: 'busy', message });
  await fetch(at('/faults'), { method: 'DELETE' });
  await expect(ask(dbs, 'sites')).rejects.toMatchObject({ kind: 'busy' });
  expect(await received()).toHaveLength(1);
  await partners.ask(dbs, 'sites', { ...askerOf(2), account });
  expect(await received()).toHaveLength(2);
});

const mapped = ['Rennes', 'Brest'].map((Descr, index) => ({
  IDSite: index + 1,
  Descr,
  id: `${index + 1}`,
  isActive: true,
  Cible: '',
  Ecran: '/interfaces/dbs' as const,
}));

const [one, two] = [
  { id: '1', active: true },
  { id: '2', active: true },
] as const;

it('sites that the partner no longer knows are told in the number that they are', () => {
  const check =
    (...sites: { id: string; active: boolean }[]) =>
    () =>
      checkStillKnown(dbs, mapped, sites, () => undefined);
  expect(check(one, two)).not.toThrow();
  expect(check(one)).toThrow('DBS ne connaît pas le site 2 (Brest). Choisissez-en un autre.');
  expect(check(one, { ...two, active: false })).toThrow('DBS a désactivé le site 2 (Brest). Choisissez-en un autre.');
  expect(check({ ...two, active: false })).toThrow(
    'DBS ne connaît pas ou a désactivé 2 des sites reliés, dont 1, 2 (Rennes, Brest). Choisissez-en d’autres.',
  );
  expect(check()).toThrow('DBS ne connaît pas 2 des sites reliés, dont 1, 2 (Rennes, Brest). Choisissez-en d’autres.');
});
