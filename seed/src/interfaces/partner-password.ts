/** What an account signs in with at every partner: their stand-ins know no other one (held by apps/api/src/sample/partner-accounts.test.ts). */
export const partnerPassword = (login: string) => `Granit-29-${login}`;
