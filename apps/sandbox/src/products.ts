import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldsOf, type Partner, type PartnerFault } from './partner.ts';
import { send } from './pages/reply.ts';
import { signInPage } from './pages/sign-in-page.ts';

interface Product {
  name: string;
  title: string;
  method: 'GET' | 'POST';
  path: string;
  /** `secret` fields are required, and masked on the page. */
  fields: Record<string, 'needed' | 'secret' | 'optional'>;
}

const faultPages: Record<PartnerFault, { status: number; sentence: string }> = {
  refuse: { status: 401, sentence: 'Connexion refusée\u00a0: identifiant ou mot de passe incorrect.' },
  okWithError: { status: 200, sentence: 'Erreur\u00a0: ce compte n’a pas accès à ce produit.' },
  expired: { status: 200, sentence: 'Votre mot de passe a expiré.' },
};

export const faultPage = (product: string, fault: PartnerFault) => signInPage({ product, ...faultPages[fault] });

const signIn = ({ title, fields }: Product, request: FastifyRequest) => {
  const sent = fieldsOf(request);
  const page = {
    product: title,
    fields: { ...Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name]])), ...sent },
    secrets: Object.keys(fields).filter((name) => fields[name] === 'secret'),
  };
  const missing = Object.keys(fields).filter((name) => fields[name] !== 'optional' && !sent[name]);
  return missing.length === 0
    ? signInPage({ ...page, status: 200, sentence: 'Connexion reçue.' })
    : signInPage({ ...page, status: 400, sentence: `Connexion incomplète. Il manque\u00a0: ${missing.join(', ')}.` });
};

const account = z.object({ LoginWeb: z.string(), login: z.string(), Password: z.string(), pass: z.string() }).partial().catch({});

const signInProduct = (product: Product): Partner => ({
  name: product.name,
  title: product.title,
  accountOf: (request) => {
    const { LoginWeb = '', login = LoginWeb, Password = '', pass = Password } = account.parse(fieldsOf(request));
    return { login, password: pass };
  },
  onFault: (fault) => faultPage(product.title, fault),
  routes: (fastify) => {
    fastify.route({ method: product.method, url: product.path, handler: (request, reply) => send(reply, signIn(product, request)) });
  },
});

/** The products whose sign-in is one form, and its fields. */
export const products = [
  signInProduct({
    name: 'team',
    title: 'eSeller Team',
    method: 'POST',
    path: '/validation',
    fields: { LoginWeb: 'needed', Password: 'secret' },
  }),
  signInProduct({
    name: 'reporting',
    title: 'Reporting',
    method: 'POST',
    path: '/login',
    fields: {
      FROM: 'needed',
      LoginWeb: 'needed',
      Password: 'secret',
      IDCompany: 'needed',
      IDPeople: 'needed',
      IDSite: 'optional',
      GOTO: 'optional',
    },
  }),
  signInProduct({
    name: 'lead',
    title: 'eSeller Lead',
    method: 'GET',
    path: '/login',
    fields: { idclient: 'needed', autologin: 'needed', login: 'needed', pass: 'secret' },
  }),
];
