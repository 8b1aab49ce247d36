import type { Endpoint, Schema } from '@comptoir/contract/kit';
import { z } from 'zod';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const schemaBlock = (title: string, schema: Schema | undefined, io: 'input' | 'output') => {
  if (!schema) return '';
  const json = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), undefined, 1);
  return `<h4>${title}</h4><pre tabindex="0">${escape(json)}</pre>`;
};

const endpointBlock = (name: string, endpoint: Endpoint) => `
<details id="${escape(name)}">
  <summary><code>${endpoint.method} ${escape(endpoint.path)}</code> ${escape(endpoint.action)}</summary>
  <p>Accès : ${[...endpoint.who, ...(endpoint.when ?? [])].map(escape).join(', ')}</p>
  ${schemaBlock('Paramètres', endpoint.params, 'input')}
  ${schemaBlock('Requête', endpoint.query, 'input')}
  ${schemaBlock('En-têtes', endpoint.headers, 'input')}
  ${endpoint.upload ? `<p>Fichier <code>file</code> (${escape(endpoint.upload.extension)})</p>` : schemaBlock('Corps', endpoint.body, 'input')}
  ${schemaBlock('Réponse', endpoint.answer, 'output')}
</details>`;

const style = `
body{font:14px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c1f23;background:#fff}
summary{cursor:pointer;padding:.4rem 0}pre{background:#f3f4f6;padding:.75rem;overflow:auto;border-radius:6px}
@media(prefers-color-scheme:dark){body{color:#e6e8eb;background:#16181b}pre{background:#22262b}a{color:#8ab4ff}}`;

/** The contract as a page that needs no script: every call by domain, with its schemas. */
export const docsPage = (endpoints: Record<string, Endpoint>, nonce: string) => {
  const domains = new Map<string, [string, Endpoint][]>();
  for (const call of Object.entries(endpoints)) {
    const domain = call[0].split('.')[0]!;
    domains.set(domain, [...(domains.get(domain) ?? []), call]);
  }
  const sections = [...domains].map(
    ([domain, calls]) =>
      `<section><h2>${escape(domain)}</h2>${calls.map(([name, endpoint]) => endpointBlock(name, endpoint)).join('')}</section>`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Comptoir : API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>API de Comptoir</h1>
<p>Document complet : <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${sections.join('')}</main></body></html>`;
};
