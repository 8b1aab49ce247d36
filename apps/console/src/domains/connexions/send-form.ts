import type { Connexion } from '@comptoir/contract/domains/connexions/connexions.calls';

const inputOf = (name: string, value: string) => {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  return input;
};

/**
 * Leaves for the product in this tab. The page at `/lancement` of the server that gave the form sends it on: its policy allows
 * the product's address, and this page's none. Nothing of it stays here, and no referrer goes with it.
 */
export const sendForm = (base: string, { method, action, passage, fields }: Omit<Connexion, 'credentials'>) => {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = `${base}/lancement`;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  form.rel = 'noreferrer';
  form.setAttribute('referrerpolicy', 'no-referrer');
  form.append(...Object.entries({ method, action, passage }).map(([name, value]) => inputOf(name, value)));
  form.append(...fields.map(({ name, value }) => inputOf(`champ.${name}`, value)));
  document.body.append(form);
  form.submit();
  form.remove();
};
