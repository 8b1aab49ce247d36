import { describe, expect, it } from 'vitest';
import { checkProduct, formOf } from './connexions.rules.ts';

const signingIn = {
  action: 'https://produit.example/page',
  LoginWEB: 'mquere',
  Password: 'Demo-29!',
  IDPeople: 17,
  IDSite: 4,
  IDClient: 'ARMOR',
  IDCompany: 1001,
  reporting: { from: 'comptoir', goto: '/accueil' },
};

describe('the form', () => {
  it.each([
    [
      'team',
      'POST',
      [
        ['LoginWeb', 'mquere'],
        ['Password', 'Demo-29!'],
      ],
    ],
    [
      'reporting',
      'POST',
      [
        ['FROM', 'comptoir'],
        ['LoginWeb', 'mquere'],
        ['Password', 'Demo-29!'],
        ['IDCompany', '1001'],
        ['IDPeople', '17'],
        ['IDSite', '4'],
        ['GOTO', '/accueil'],
      ],
    ],
    [
      'lead',
      'GET',
      [
        ['idclient', 'ARMOR'],
        ['autologin', '1'],
        ['login', 'mquere'],
        ['pass', 'Demo-29!'],
      ],
    ],
  ] as const)('of %s', (product, method, fields) => {
    expect(formOf(product, signingIn)).toEqual({
      method,
      action: signingIn.action,
      fields: fields.map(([name, value]) => ({ name, value })),
      credentials: null,
    });
  });

  it('of the workstation has no password, and says how to ask for the token', () => {
    expect(formOf('eDataVoice', signingIn)).toEqual({
      method: 'GET',
      action: signingIn.action,
      fields: [{ name: 'autologin', value: '1' }],
      credentials: { login: 'mquere', password: 'Demo-29!' },
    });
  });

  it('has empty fields for unknown values', () => {
    const { fields } = formOf('reporting', { ...signingIn, IDSite: undefined, IDCompany: null });
    expect(fields.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(['IDCompany', 'IDSite']);
  });
});

it('two products exist only for some groups', () => {
  const none = { eSellerLeadActif: false, GRP_ClientEDatavoice: false };
  checkProduct('team', none);
  checkProduct('reporting', none);
  expect(() => checkProduct('lead', none)).toThrow(expect.objectContaining({ code: 'rule' }));
  expect(() => checkProduct('eDataVoice', none)).toThrow(expect.objectContaining({ code: 'rule' }));
  checkProduct('lead', { ...none, eSellerLeadActif: true });
  checkProduct('eDataVoice', { ...none, GRP_ClientEDatavoice: true });
});
