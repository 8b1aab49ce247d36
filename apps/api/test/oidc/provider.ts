import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** Made once: they take most of its start. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'essai';

interface Person {
  email: string;
  email_verified: boolean;
  acr?: string;
  amr?: string[];
  /** It says that they signed in so many seconds ago. */
  ago?: number;
}

/** Who may sign in there, by name; whoever is not here has a checked address of another domain. */
const people: Record<string, Person> = {
  operatrice: { email: 'op@groupe.example', email_verified: true },
  admin: { email: 'Admin@groupe.example', email_verified: true },
  nonVerifie: { email: 'admin@groupe.example', email_verified: false },
  ailleurs: { email: 'admin@ailleurs.example', email_verified: true },
  inconnu: { email: 'personne@groupe.example', email_verified: true },
  fort: { email: 'fort@groupe.example', email_verified: true, acr: 'deux', amr: ['pwd', 'otp'] },
  fortAncien: { email: 'fort.ancien@groupe.example', email_verified: true, acr: 'deux', ago: 3 * 3600 },
  ancien: { email: 'ancien@groupe.example', email_verified: true, ago: 3 * 3600 },
};

export type Claims = Record<string, unknown>;
/** What becomes of an ID token on its way: as it was, with the tools to write another one. */
export type Alter = (token: string, tools: { claims: Claims; signed: (claims: Claims) => string }) => string;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: Claims) => {
  const text = `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
};

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

const testClients = ['comptoir', 'autre'] as const;
const secret = 'un secret de test, assez long pour un client';

/** Where people may come back to: of the first providers that a test makes. */
const retours = (origins: readonly string[]) =>
  origins.flatMap((origin) => Array.from({ length: 40 }, (_, at) => `${origin}/connexion/retour/${at + 1}`));

/**
 * A real provider, which sends people back to these origins. They sign in by the name that `login_hint` says, or as whoever sits there.
 * Its tokens may be altered on their way.
 */
export const testProvider = async (origins: readonly string[]) => {
  const state: { alter: Alter | undefined; provider: Provider | undefined; calls: string[]; seated: string } = {
    alter: undefined,
    seated: '',
    provider: undefined,
    calls: [],
  };

  const interact = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params, grantId, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const accountId = typeof params.login_hint === 'string' ? params.login_hint : state.seated;
      if (accountId === 'refuse') return provider.interactionFinished(request, response, { error: 'access_denied' });
      const { acr, amr, ago = 0 } = people[accountId] ?? {};
      const login = {
        accountId,
        ts: Math.floor(Date.now() / 1000) - ago,
        remember: false,
        ...(acr ? { acr } : {}),
        ...(amr ? { amr } : {}),
      };
      return provider.interactionFinished(request, response, { login });
    }
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, { mergeWithLastSubmission: true });
  };

  /** The token's answer is written whole. */
  const altering = (response: ServerResponse) => {
    const end = response.end.bind(response);
    response.end = ((body: unknown, ...rest: never[]) => {
      if (!state.alter || typeof body !== 'string' || !body.includes('id_token')) return end(body as string, ...rest);
      const answer = JSON.parse(body) as { id_token: string };
      const altered = JSON.stringify({ ...answer, id_token: state.alter(answer.id_token, { claims: claimsOf(answer.id_token), signed }) });
      response.setHeader('content-length', Buffer.byteLength(altered));
      return end(altered, ...rest);
    }) as typeof response.end;
  };

  const server = createServer((request, response) => {
    const { provider } = state;
    const { url = '' } = request;
    state.calls.push(url.split('?')[0]!);
    if (!provider) return void response.writeHead(503).end();
    if (url.startsWith('/ailleurs')) return void response.writeHead(302, { location: '/' }).end();
    if (url.startsWith('/token')) altering(response);
    if (!url.startsWith('/interaction')) return void provider.callback()(request, response);
    return void interact(provider, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server over TCP.
  const { port } = server.address() as AddressInfo;
  const Emetteur = `http://127.0.0.1:${port}`;

  const configuration: Configuration = {
    clients: testClients.map((client_id) => ({ client_id, client_secret: secret, redirect_uris: retours(origins) })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['essai'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    // Mail and name stand in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'acr', 'amr', 'auth_time'], email: ['email', 'email_verified'], profile: ['name'] },
    acrValues: ['un', 'deux'],
    ttl: { AuthorizationCode: 3600, Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const { email, email_verified } = people[accountId] ?? { email: `${accountId}@ailleurs.example`, email_verified: true };
        return { sub: accountId, email, email_verified, name: accountId };
      },
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  };
  state.provider = new Provider(Emetteur, configuration);

  /** What a browser does that is sent there: every redirection with its cookies, until it is sent back. */
  const visit = async (Adresse: string, name: string) => {
    const jar = new Map<string, string>();
    const first = new URL(Adresse);
    first.searchParams.set('login_hint', name);
    let next = first.href;
    for (let hops = 0; hops < 12; hops += 1) {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const at = pair.indexOf('=');
        jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`the provider sends nobody on: ${answer.status} ${await answer.text()}`);
      const to = new URL(location, next);
      if (to.origin !== Emetteur) return to;
      next = to.href;
    }
    throw new Error('the provider sends people round in circles');
  };

  return {
    Emetteur,
    secret,
    calls: state.calls,
    visit,
    /** Who signs in where no name is said. */
    seat: (name: string) => void (state.seated = name),
    /** From now on, until it is called without anything. */
    alter: (how?: Alter) => (state.alter = how),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
export type TestProvider = Awaited<ReturnType<typeof testProvider>>;
