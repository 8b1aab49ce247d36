import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { withPartners } from '../../../test/outside/partners.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

describe('the connection to the FTP server', () => {
  let on: TestApp;
  let partners: Awaited<ReturnType<typeof withPartners>>;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp('pglite');
    partners = await withPartners(on);
    operator = await on.operator();
  });
  afterEach(() => partners.noFault());
  afterAll(async () => {
    await on.close();
    await partners.close();
  });

  const attempt = (more: object = {}) =>
    operator.call<{ message: string } & Refused>('POST', '/api/publication/configurationFtp/test', {
      Hote: '127.0.0.1',
      Port: partners.ftpPort,
      Login: 'groupe',
      Password: 'Ftp-Granit-21',
      Dossier: '/stock',
      Passif: true,
      ...more,
    });
  const newest = async () => {
    const [line] = (await operator.call<Echange[]>('GET', '/api/echanges')).body;
    return operator.call<Echange & { Demande: string; Reponse: string; Adresse: string }>('GET', `/api/echanges/${line!.IDEchange}`);
  };

  test('the typed server is tried: sign in, enter, list', async () => {
    expect((await attempt()).body.message).toBe(
      'Le serveur FTP accepte la connexion, et le dossier «\u00a0/stock\u00a0» contient 2 éléments.',
    );
    expect((await attempt({ Dossier: '' })).body.message).toContain('le dossier du compte contient 2 éléments');
    expect((await attempt({ Passif: false })).body.message).toContain('mode actif');
  });

  test('the exchange is in the log without the password', async () => {
    await attempt();
    const { body, text } = await newest();
    expect(body).toMatchObject({ Partenaire: 'FTP de publication', Cible: '127.0.0.1', Auteur: 'op', Resultat: 'ok', Statut: 226 });
    expect(body.Reponse).toContain('> USER groupe');
    expect(body.Demande).toContain('••••••');
    expect(text).not.toContain('Ftp-Granit-21');
  });

  test.each([
    ['refuse', 'Le serveur FTP refuse l’identifiant ou le mot de passe.', 'refus'],
    ['expired', 'Le serveur FTP refuse l’identifiant ou le mot de passe.', 'refus'],
    ['error500', 'Le serveur FTP n’est pas disponible pour le moment.', 'panne'],
    ['garbage', 'La réponse reçue n’est pas celle d’un serveur FTP.', 'panne'],
    ['slow', 'Le serveur FTP met trop de temps à répondre.', 'panne'],
  ])('%s: told in French, and noted', async (fault, sentence, resultat) => {
    await partners.fault('ftp', fault);
    const { status, body } = await attempt();
    expect([status, body.message.slice(0, sentence.length)]).toEqual([502, sentence]);
    expect((await newest()).body).toMatchObject({ Resultat: resultat, Message: body.message });
  });

  test('an unknown folder, a closed port and a private network are refused', async () => {
    expect((await attempt({ Dossier: '/ailleurs' })).body.message).toBe(
      'Le dossier «\u00a0/ailleurs\u00a0» n’existe pas sur le serveur FTP, ou ce compte n’y a pas accès.',
    );
    expect((await attempt({ Port: 9 })).body.message).toBe('La connexion au serveur FTP est impossible. Vérifiez l’hôte et le port.');
    expect((await attempt({ Hote: '10.0.0.1' })).status).toBe(422);
    expect((await attempt({ Hote: '', Login: '' })).body.errors).toEqual({
      Hote: 'Ce champ est obligatoire',
      Login: 'Ce champ est obligatoire',
    });
  });

  test('a server that only answers now and then does not get more time', async () => {
    const slow = createServer((socket) => {
      socket.on('error', () => undefined);
      const timer = setInterval(() => socket.write('220-encore\r\n'), 100);
      socket.on('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    // A TCP server's address is always this object.
    const { status } = await attempt({ Port: (slow.address() as AddressInfo).port });
    slow.close();
    expect(status).toBe(502);
  });
});
