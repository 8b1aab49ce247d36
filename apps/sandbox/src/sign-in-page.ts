import type { Reply } from './partner.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

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
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>${escape(product)} – bac à sable</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 40rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  caption { text-align: left; font-weight: bold; padding: .5rem 0 }
  th, td { border-top: 1px solid; padding: .4rem 1rem .4rem 0; text-align: left; overflow-wrap: anywhere }
</style>
<main>
<h1>${escape(product)}</h1>
<p>${escape(sentence)}</p>
${table}
<p><small>Cette page remplace le vrai produit, avec les données d’exemple seulement.</small></p>
</main>
</html>
`,
  };
};
