import { describe, expect, it } from 'vitest';
import { alertMessage, summaryOf } from './sante.rules.ts';

describe('the message of an alert', () => {
  const opened = (count: number) => Array.from({ length: count }, (_, at) => ({ Libelle: `Vendeur ${at}`, Message: 'Refusé.', Echecs: 3 }));
  const of = (count: number, publicUrl?: string) =>
    alertMessage({
      Titre: 'PlanetVO',
      Ecran: '/interfaces/planetVO',
      customer: { name: 'BDGpUn', label: 'Groupe Un', hosts: [] },
      opened: opened(count),
      publicUrl,
    });

  it('names interface, customer and access, says why, and where to look', () => {
    const { objet, texte } = of(1);
    expect(objet).toBe('[Comptoir] PlanetVO\u00a0: 1 accès en échec, Groupe Un');
    expect(texte).toContain('- Vendeur 0 (3 échecs de suite)\u00a0: Refusé.');
    expect(texte).toContain('BDGpUn');
  });

  it('has addresses to click, where the installation knows its own', () => {
    expect(of(1, 'https://comptoir.example').texte).toContain(
      'Configuration\u00a0: https://comptoir.example/@BDGpUn/interfaces/planetVO\n',
    );
    expect(of(1, 'https://comptoir.example').texte).toContain('interfaces\u00a0: https://comptoir.example/@BDGpUn/sante\n');
    expect(of(1).texte).toContain('Configuration\u00a0: écran «\u00a0PlanetVO\u00a0»\n');
    expect(of(1).texte).not.toContain('/@');
  });

  it('names twenty, and counts the others', () => {
    const { objet, texte } = of(23);
    expect(objet).toContain('23 accès');
    expect(texte.match(/^- Vendeur/gm)).toHaveLength(20);
    expect(texte).toContain('et 3 autres accès');
  });
});

describe('an interface', () => {
  const etat = (Verdict: string, more: object = {}) => ({
    Interface: 'dbs',
    Cible: '',
    Verdict,
    Message: Verdict === 'ok' ? '' : `Parce que ${Verdict}`,
    DateH: '2026-11-20T10:00:00Z',
    DernierSucces: null,
    DernierEchec: null,
    ...more,
  });

  it('is as bad as its worst access, and says why', () => {
    expect(summaryOf([etat('ok'), etat('expire'), etat('refus')], [])).toMatchObject({
      Verdict: 'refus',
      Message: 'Parce que refus',
      Cibles: 3,
      EnEchec: 2,
    });
    expect(summaryOf([etat('ok'), etat('nonConfigure')], [])).toMatchObject({ Verdict: 'nonConfigure', EnEchec: 0 });
    expect(summaryOf([etat('ok')], [])).toMatchObject({ Verdict: 'ok', Message: '', EnEchec: 0 });
    expect(summaryOf([], [])).toMatchObject({ Verdict: null, Message: '', Cibles: 0 });
  });

  it('has the last success and failure of its logins', () => {
    const rows = [
      etat('ok', { DernierSucces: '2026-11-20T10:00:00+00:00' }),
      etat('refus', { DernierSucces: '2026-11-19T10:00:00+00:00', DernierEchec: '2026-11-20T09:00:00+00:00' }),
    ];
    expect(summaryOf(rows, [{ DateAcquittement: null }, { DateAcquittement: '2026-11-20T11:00:00Z' }])).toMatchObject({
      DernierSucces: '2026-11-20T10:00:00+00:00',
      DernierEchec: '2026-11-20T09:00:00+00:00',
      AlertesOuvertes: 1,
    });
  });
});
