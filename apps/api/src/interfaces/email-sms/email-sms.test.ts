import { incompleteEmailSms, type EmailSmsConfig, type EmailSmsSociete } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

interface Module {
  config: EmailSmsConfig;
  societes: EmailSmsSociete[];
}
const path = '/api/interfaces/emailSMS/config';

describe.each(engines())('the e-mail and SMS module (%s)', (engine) => {
  const app = partnerApp(engine);

  const smtp = {
    GRP_SMTP_Host: '127.0.0.1',
    GRP_SMTP_Port: '25',
    GRP_SMTP_Login: 'groupe@exemple.example',
    GRP_SMTP_Password: 'Secret-Smtp-29',
    GRP_SMTP_From: 'Groupe <groupe@exemple.example>',
  };
  const read = async () => (await app.operator.call<Module>('GET', path)).body;
  const save = (body: object) => app.operator.call<Module & Refused>('PUT', path, body);
  const accounts = async () =>
    (await read()).societes.map(({ IDPlaque }) => ({ IDPlaque, client_id: 'id', client_secret: 'Secret-Sms-29' }));
  const test = (more: object = {}) =>
    app.operator.call<{ message: string } & Refused>('POST', '/api/interfaces/emailSMS/test', {
      ...smtp,
      GRP_SMTP_Port: String(app.partners.smtpPort),
      GRP_SMTP_UseSSL: false,
      destinataire: 'essai@exemple.example',
      ...more,
    });

  it('is on only with its whole configuration, which it then keeps', async () => {
    expect((await save({ config: smtp })).status).toBe(200);
    expect((await save({ config: { GRP_ModuleEmailSMS: true } })).body.message).toBe(incompleteEmailSms);
    expect((await save({ config: { GRP_ModuleEmailSMS: true }, societes: await accounts() })).status).toBe(200);
    expect((await save({ config: { GRP_SMTP_Host: '' } })).status).toBe(422);
    expect((await save({ societes: [{ IDPlaque: 1, client_secret: '' }] })).status).toBe(422);
    expect(await read()).toMatchObject({ config: { ...smtp, GRP_ModuleEmailSMS: true }, societes: await accounts() });
  });

  it('names the company that it lacks, and saves the rest when a company came later', async () => {
    const all = await accounts();
    await save({ config: { ...smtp, GRP_ModuleEmailSMS: true }, societes: all });
    const { IDPlaque } = (
      await app.operator.call<{ IDPlaque: number }>('POST', '/api/societes', { Libelle: 'Quimper Neuf', IDActivite: 1 })
    ).body;
    expect((await save({ config: { GRP_SMTP_Host: 'smtp2.exemple.example' } })).status).toBe(200);
    const refused = await save({ config: { GRP_SMTP_From: '' }, societes: [{ IDPlaque: 1, client_id: '' }] });
    expect(refused.body.message).toBe(incompleteEmailSms);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['GRP_SMTP_From', 'societes.1.client_id']);
    await save({ config: { GRP_ModuleEmailSMS: false } });
    const { body } = await save({ config: { GRP_ModuleEmailSMS: true } });
    expect(body.errors?.[`societes.${IDPlaque}.client_id`]).toMatch(/^Quimper Neuf, .+ à renseigner$/u);
    expect((await save({ config: { GRP_ModuleEmailSMS: true }, societes: await accounts() })).status).toBe(200);
  });

  it('seals its secrets', async () => {
    await save({ config: smtp, societes: await accounts() });
    const rows = await writeIn(app.on, (db) =>
      db.selectFrom('accesPartenaires').selectAll().where('Interface', 'in', ['smtp', 'sms']).execute(),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/Secret-/);
  });

  it.each([
    { GRP_SMTP_Port: '123456' },
    { GRP_SMTP_Port: 'abc' },
    { GRP_SMTP_Login: 'pas une adresse' },
    { GRP_SMTP_Host: 'x'.repeat(256) },
  ])('refuses %j and keeps what was stored', async (wrong) => {
    const before = await read();
    expect((await save({ config: wrong })).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('sends a test message through the typed server, and says what to check', async () => {
    expect((await test()).status).toBe(200);
    expect(await app.partners.messages()).toMatchObject([
      { to: ['essai@exemple.example'], subject: 'Message de test du module Email/SMS' },
    ]);
    await app.partners.fault('smtp', 'expired');
    expect(await test()).toMatchObject({ status: 502, body: { message: expect.stringContaining('identifiant') as unknown } });
    expect(await test({ GRP_SMTP_Port: '9' })).toMatchObject({
      status: 502,
      body: { message: expect.stringContaining('Port') as unknown },
    });
    expect((await test({ GRP_SMTP_Host: '10.0.0.1' })).status).toBe(422);
    expect((await test({ GRP_SMTP_From: '' })).body.errors).toHaveProperty('GRP_SMTP_From');
  });

  it('tries a company’s SMS credentials', async () => {
    const body = { IDPlaque: 1, client_id: 'id', client_secret: 'Secret-Sms-29' };
    expect((await app.operator.call('POST', '/api/interfaces/emailSMS/testSMS', body)).status).toBe(200);
    expect((await app.operator.call('POST', '/api/interfaces/emailSMS/testSMS', { ...body, client_id: 'refuse' })).status).toBe(502);
    expect((await app.operator.call('POST', '/api/interfaces/emailSMS/testSMS', { ...body, IDPlaque: 999 })).status).toBe(404);
  });
});
