import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from './openapi.ts';
import { pageStyle } from './page-style.ts';
import { codesOf, refusals } from './refusal-responses.ts';
import { printed } from './printed-schema.ts';

/** No script, nothing from elsewhere, and this very style: the page is the same for all, so it can be kept. */
export const docsPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: unknown;
  description?: string;
}
type Content = Readonly<Record<string, { schema: unknown }>>;
interface Response {
  description: string;
  headers?: Readonly<Record<string, { description: string }>>;
  content?: Content;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Text between backticks is code. */
const marked = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();

const schemaBlock = (schema: unknown) => {
  const text = escape(printed(schema)).replace(/#\/components\/schemas\/([\w.]+)/g, '<a href="#schema-$1">$1</a>');
  return `<pre tabindex="0">${text}</pre>`;
};

const table = (headings: readonly string[], rows: readonly (readonly string[])[]) => {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};

const lastOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

const places: Readonly<Record<string, string>> = { path: 'dans l’adresse', query: 'dans la requête', header: 'en-tête' };

const parametersBlock = ({ parameters }: Operation, { components }: OpenApi) => {
  if (parameters.length === 0) return '';
  const known: Readonly<Record<string, Parameter>> = components.parameters;
  // What is referred to is there: a test of the document says so.
  const said = parameters.map((one): Parameter => ('$ref' in one ? known[lastOf(one.$ref)]! : one));
  const rows = said.map(({ name, in: place, required, schema, description }) => [
    `<code>${escape(name)}</code>`,
    `${places[place]}${required ? ', requis' : ''}`,
    description ? escape(description) : schemaBlock(schema),
  ]);
  return `<h3>Paramètres</h3>${table(['Nom', 'Place', 'Valeur'], rows)}`;
};

const contentBlock = (content: Content) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escape(type)}</code></p>${schemaBlock(schema)}`)
    .join('');

const responsesBlock = ({ responses }: Operation) => {
  const all: Readonly<Record<string, Response | { $ref: string }>> = responses;
  const refused = Object.entries(all).flatMap(([status, one]) => ('$ref' in one ? [`<a href="#refus-${status}">${status}</a>`] : []));
  const answers = Object.entries(all).flatMap(([status, one]) => ('$ref' in one ? [] : [{ status, ...one }]));
  const blocks = answers.map(({ status, description, headers = {}, content = {} }) => {
    const told = Object.entries(headers).map(([name, header]) => `<p><code>${escape(name)}</code> ${escape(header.description)}</p>`);
    return `<h3>${status}\u00a0: ${escape(description)}</h3>${told.join('')}${contentBlock(content)}`;
  });
  return `${blocks.join('')}<h3>Refus</h3><p>${refused.join(', ')}</p>`;
};

const callBlock = (method: string, path: string, operation: Operation, document: OpenApi) => {
  const { operationId, summary, description, requestBody } = operation;
  // A link to what stands within opens it; one to the element itself does not.
  return `<details>
<summary><b>${method.toUpperCase()}</b><code>${escape(path)}</code> <span>${escape(summary)}</span></summary>
<div id="${escape(operationId)}"><p>${escape(description)}</p>
${parametersBlock(operation, document)}
${requestBody ? `<h3>Corps</h3>${contentBlock(requestBody.content)}` : ''}
${responsesBlock(operation)}</div></details>`;
};

const chapterBlock = ({ name, description }: OpenApi['tags'][number], document: OpenApi) => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(name) ? [callBlock(method, path, operation, document)] : [],
    ),
  );
  return `<section id="${slugOf(name)}"><h2>${escape(name)}</h2><p>${escape(description)}</p>${calls.join('')}</section>`;
};

const refusalsBlock = () => {
  const rows = Object.entries(refusals).map(([status, [, meaning]]) => [
    `<span id="refus-${status}">${status}</span>`,
    codesOf(Number(status))
      .map((code) => `<code>${code}</code>`)
      .join(', '),
    escape(meaning),
  ]);
  return `<section id="refus"><h2>Refus</h2>${table(['Statut', 'Code', 'Raison'], rows)}</section>`;
};

const schemasBlock = ({ components }: OpenApi) => {
  const blocks = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${escape(name)}</code></summary><div id="schema-${escape(name)}">${schemaBlock(schema)}</div></details>`,
  );
  return `<section id="schemas"><h2>Schémas</h2><p>Ce que plusieurs appels prennent ou répondent.</p>${blocks.join('')}</section>`;
};

/** The document as a page that needs no script: every call by chapter, with what it takes, answers and refuses. */
export const docsPage = (document: OpenApi) => {
  const { info, tags } = document;
  const links = [...tags.map(({ name }) => name), 'Refus', 'Schémas'].map(
    (name) => `<li><a href="#${slugOf(name)}">${escape(name)}</a></li>`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Comptoir\u00a0: API</title><style>${pageStyle}</style></head><body><header><h1>API de Comptoir</h1>
<p>Version ${escape(info.version)}. Document complet\u00a0: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${marked(paragraph)}</p>`)
  .join('')}</header>
<nav aria-label="Chapitres"><ul>${links.join('')}</ul></nav>
<main>${tags.map((tag) => chapterBlock(tag, document)).join('')}${refusalsBlock()}${schemasBlock(document)}</main></body></html>`;
};
