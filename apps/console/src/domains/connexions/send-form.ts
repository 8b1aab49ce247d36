import type { Connexion } from '@comptoir/contract/domains/connexions/connexions.calls';

/** Submits a form natively in this tab. Nothing of it stays in the page, and no referrer goes with it. */
export const sendForm = ({ method, action, fields }: Pick<Connexion, 'method' | 'action' | 'fields'>) => {
  const form = document.createElement('form');
  form.method = method;
  form.action = action;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  form.rel = 'noreferrer';
  form.setAttribute('referrerpolicy', 'no-referrer');
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
};
