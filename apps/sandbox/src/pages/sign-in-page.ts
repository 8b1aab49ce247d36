import { escape, htmlPage } from './html-page.ts';
import type { Reply } from './reply.ts';

export interface SignInPage {
  status: number;
  product: string;
  sentence: string;
  /** Name and value of each received field, in order. */
  fields?: Record<string, unknown>;
  /** Names of values that are not shown, not even their length. */
  secrets?: readonly string[];
}

const shown = (name: string, value: unknown, secrets: readonly string[]) => {
  if (value === undefined || value === '') return '<em>vide</em>';
  return secrets.includes(name) ? '••••••••' : escape(typeof value === 'string' ? value : JSON.stringify(value));
};

/** The page on which a sign-in to another product lands: shows what it received, in French, secrets masked. */
export const signInPage = ({ status, product, sentence, fields = {}, secrets = [] }: SignInPage): Reply => {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${shown(name, value, secrets)}</td></tr>`,
  );
  const table = rows.length === 0 ? '' : `<table><caption>Champs reçus</caption>${rows.join('')}</table>`;
  const main = `<p>${escape(sentence)}</p>
${table}
<p><small>Cette page remplace le vrai produit, avec les données d’exemple seulement.</small></p>`;
  return htmlPage({ status, title: product, main });
};
