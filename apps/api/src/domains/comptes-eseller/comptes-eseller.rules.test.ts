import { describe, expect, it } from 'vitest';
import { billedMonth, checkSelection, destinatairesOf, messageOf } from './comptes-eseller.rules.ts';

const compte = (IDPeople: number, IsAccountOpened: boolean) => ({
  IDPeople,
  Name: `NOM ${IDPeople}`,
  LoginWEB: `login${IDPeople}`,
  DRPROFILE_DESCR: 'Vendeur',
  IsAccountOpened,
});
const refusal = (code: string, message = /./): unknown => expect.objectContaining({ code, message: expect.stringMatching(message) });

describe('a selection', () => {
  it('is opened if all are closed, and closed if all are open', () => {
    expect(() => checkSelection('open', [1, 2], [compte(1, false), compte(2, false)])).not.toThrow();
    expect(() => checkSelection('close', [1, 2], [compte(1, true), compte(2, true)])).not.toThrow();
  });

  it('is refused as a whole, with the name of an account in the wrong state', () => {
    const mixed = [compte(1, false), compte(2, true)];
    expect(() => checkSelection('open', [1, 2], mixed)).toThrow(refusal('rule', /^Déjà activé\u00a0: NOM 2\. Rien/));
    expect(() => checkSelection('close', [1, 2], mixed)).toThrow(refusal('rule', /^Pas activé, ou déjà clôturé\u00a0: NOM 1\. Rien/));
  });

  it('names five at most', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7];
    const opened = ids.map((id) => compte(id, true));
    expect(() => checkSelection('open', ids, opened)).toThrow(refusal('rule', /NOM 5 et 2 autres\. Rien/));
  });

  it('is unknown if one account is', () => {
    expect(() => checkSelection('open', [1, 2], [compte(1, false)])).toThrow(refusal('unknown'));
  });
});

describe('recipients', () => {
  it('are the support, each company, then the person who asks, each once', () => {
    const contacts = ['a@un.example; b@un.example', '', 'B@un.example;c@deux.example'];
    expect(destinatairesOf({ support: 'support@fournisseur.example', contacts, own: 'C@deux.example' })).toEqual([
      'support@fournisseur.example',
      'a@un.example',
      'b@un.example',
      'c@deux.example',
    ]);
  });

  it('may be empty', () => {
    expect(destinatairesOf({ support: undefined, contacts: [''], own: '' })).toEqual([]);
  });
});

describe('the month that is billed', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-01', '2026-11-30'],
    ['2028-02-29T10:00:00Z', '2028-02-01', '2028-02-29'],
    // Midnight comes earlier in France: an hour in winter, two in summer.
    ['2026-12-31T22:59:00Z', '2026-12-01', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '2027-01-31'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '2026-07-31'],
  ])('of %s is whole', (moment, first, last) => {
    expect(billedMonth(new Date(moment))).toEqual({ first, last });
  });
});

describe('the confirmation', () => {
  const asked = {
    name: 'Maëlle Quéré',
    login: 'mquere',
    customer: { name: 'BDGpUn', label: 'Groupe Un', hosts: ['un.backoffice.example'] },
    publicUrl: 'https://comptoir.example:8443',
  };

  it('names the accounts, who asked, and what is billed', () => {
    const { objet, texte } = messageOf({
      acte: 'open',
      comptes: [compte(1, false), compte(2, false)],
      jour: '2026-11-01',
      ...asked,
    });
    expect(objet).toBe('Activation de 2 comptes eSeller (Groupe Un)');
    expect(texte.split('\n')).toEqual([
      'Groupe\u00a0: Groupe Un (BDGpUn)',
      'Demandeur\u00a0: Maëlle Quéré (mquere)',
      '',
      'Comptes eSeller activés\u00a0:',
      '- NOM 1 (login1), Vendeur',
      '- NOM 2 (login2), Vendeur',
      '',
      'Un compte activé en cours de mois est facturé à compter du premier jour de ce mois.',
      'Début de facturation\u00a0: 01/11/2026',
      '',
      'Comptes eSeller\u00a0: https://comptoir.example:8443/@BDGpUn/utilisateurs/eseller',
      'Depuis l’accès client\u00a0: https://un.backoffice.example:8443/utilisateurs/eseller',
    ]);
  });

  it('says when billing ends after a closing', () => {
    const { objet, texte } = messageOf({ acte: 'close', comptes: [compte(1, true)], jour: '2026-11-30', ...asked });
    expect(objet).toBe('Clôture de 1 compte eSeller (Groupe Un)');
    expect(texte).toContain('Un compte clôturé en cours de mois est facturé pour le mois entier.\nFin de facturation\u00a0: 30/11/2026');
    expect(texte).toContain('https://comptoir.example:8443/@BDGpUn/utilisateurs/eseller?q=login1\n');
    const unknown = messageOf({ acte: 'close', comptes: [compte(1, true)], jour: '2026-11-30', ...asked, publicUrl: undefined });
    expect(unknown.texte).toMatch(/\nComptes eSeller\u00a0: écran «\u00a0Comptes eSeller\u00a0»$/);
  });
});
