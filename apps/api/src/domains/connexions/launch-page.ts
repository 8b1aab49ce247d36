import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { policySource } from '../../config/product-addresses.ts';
import type { Vault } from '../../secrets/vault.ts';
import { dataHeaders } from '../../http/data-headers.ts';

type Keys = Pick<Vault, 'keyFor'>;

/** Where a form goes, and how. */
interface Target {
  method: 'GET' | 'POST';
  action: string;
}

/** A token for the workstation is asked for in between. */
const validMillis = 120_000;
const longestBody = 64 * 1024;

const signatureOf = (vault: Keys, { method, action }: Target, end: number) =>
  createHmac('sha256', vault.keyFor('lancements')).update(`${end}\n${method}\n${action}`).digest();

/** Lets the launch page send a form there for two minutes. Only who may connect gets it: no page shows the address to anybody else. */
export const passageTo = (vault: Keys, target: Target): string => {
  const end = Date.now() + validMillis;
  return `${end}.${signatureOf(vault, target, end).toString('base64url')}`;
};

const isValid = (vault: Keys, target: Target, passage: string) => {
  const [end = '', signature = ''] = passage.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(vault, target, Number(end));
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(end) > Date.now();
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark]!);

const blocked =
  'Le navigateur a arrêté la connexion\u00a0: le produit renvoie vers une adresse qui n’est pas configurée. Prévenez le support.';
const expired = 'Cette connexion a expiré. Fermez cet onglet et recommencez.';

const pageOf = (nonce: string, text: string, body = '') => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Connexion – Comptoir</title>
<style nonce="${nonce}">body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }</style>
</head>
<body>
<main>
<h1>Connexion</h1>
<p role="status">${escaped(text)}</p>
${body}
</main>
</body>
</html>`;

const formOf = (nonce: string, { method, action }: Target, fields: Iterable<readonly [string, string]>) => {
  const inputs = [...fields].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  return `<form method="${method}" action="${escaped(action)}" rel="noreferrer" accept-charset="utf-8">
${inputs.join('\n')}
<noscript><button>Continuer</button></noscript>
</form>
<script nonce="${nonce}">
document.addEventListener('securitypolicyviolation', () => { document.querySelector('[role=status]').textContent = ${JSON.stringify(blocked)}; });
const form = document.querySelector('form');
form.submit();
form.remove();
</script>`;
};

const policyOf = (nonce: string, target: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${target}; frame-ancestors 'none'`;

/**
 * The page between the console and a product: it gets the form from the console and sends it on. Its policy allows that one
 * address, so that no page of the console has to allow those of all customers.
 */
export const mountLaunchPage = (fastify: FastifyInstance, vault: Keys) =>
  fastify.register((own, _, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    own.post<{ Body: URLSearchParams }>('/lancement', { helmet: false, bodyLimit: longestBody }, (request, reply) => {
      const { body } = request;
      const target: Target = { method: body.get('method') === 'GET' ? 'GET' : 'POST', action: body.get('action') ?? '' };
      const nonce = randomBytes(16).toString('base64');
      void reply.headers(dataHeaders).type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!isValid(vault, target, body.get('passage') ?? '')) {
        return reply.code(403).header('content-security-policy', policyOf(nonce, "'none'")).send(pageOf(nonce, expired));
      }
      const fields = [...body].flatMap(([name, value]): [string, string][] => (name.startsWith('champ.') ? [[name.slice(6), value]] : []));
      return reply
        .header('content-security-policy', policyOf(nonce, policySource(target.action)))
        .send(pageOf(nonce, 'Connexion en cours…', formOf(nonce, target, fields)));
    });
    done();
  });
