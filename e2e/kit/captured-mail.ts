import { expect, type APIRequestContext } from '@playwright/test';

interface Message {
  id: number;
  to: string[];
  text: string;
}

/** The newest captured mail to this address, as soon as the sandbox has it; `not` names what was read already. */
export const mailTo = async (api: APIRequestContext, address: string, not?: string): Promise<string> => {
  // Safe: the server checks its answers against the contract.
  const { links } = (await (await api.get('/api/session')).json()) as { links: { courriels: string } };
  const { origin } = new URL(links.courriels);
  let found = '';
  await expect
    .poll(async () => {
      // The sandbox's own list: the newest first.
      const all = (await (await api.get(`${origin}/messages`)).json()) as Message[];
      const { id } = all.find(({ to }) => to.includes(address)) ?? {};
      if (id === undefined) return false;
      ({ text: found } = (await (await api.get(`${origin}/messages/${id}`)).json()) as Message);
      return found !== not;
    })
    .toBe(true);
  return found;
};

/** The path of the link in a mail. */
export const linkIn = (text: string) => {
  const [link = ''] = /http\S+#\S+/.exec(text) ?? [];
  const { pathname, hash } = new URL(link);
  return pathname + hash;
};
