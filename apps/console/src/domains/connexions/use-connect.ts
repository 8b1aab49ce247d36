import { connexions, type Connexion, type Product } from '@comptoir/contract/domains/connexions/connexions.calls';
import { edatavoice } from '@comptoir/contract/interfaces/edatavoice/edatavoice.calls';
import { useMutation } from '@tanstack/react-query';
import { baseOf, call, type CallError } from '../../kit/client.ts';
import { sendForm } from './send-form.ts';

/** The workstation needs a token, which is asked for first. */
const withToken = async ({ credentials, ...form }: Connexion) => {
  if (!credentials) return form;
  const { token } = await call(edatavoice.getEdataVoiceToken, { body: credentials });
  return { ...form, fields: [...form.fields, { name: 'token', value: token }] };
};

/** Signing in to a product as a user: `ask` records the reason, `send` leaves for the product. */
export const useConnect = (IDPeople: number, product: Product) => {
  // The answer has a password: it is kept no longer than the page.
  const once = { gcTime: 0 };
  const ask = useMutation<Connexion, CallError, string>({
    ...once,
    mutationFn: (motif) => call(connexions.create, { params: { idPeople: IDPeople }, body: { product, motif } }),
  });
  const send = useMutation<void, CallError, Connexion>({
    ...once,
    mutationFn: async (connexion) => sendForm(baseOf(connexions.create), await withToken(connexion)),
  });
  return { ask, send };
};
