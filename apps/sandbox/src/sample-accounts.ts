interface SampleAccounts {
  partner: string;
  login: RegExp;
  /** How these logins look, and one of them. */
  shown: string;
  example: string;
}

const ofGroup = { login: /^bdgp[a-z]+$/, shown: '«\u00a0bdgp\u00a0» et le nom du groupe', example: 'bdgparmor' };

/** The accounts of the sample data at partners (held by apps/api/src/sample/partner-accounts.test.ts). */
export const sampleAccounts: readonly SampleAccounts[] = [
  { partner: 'dbs', ...ofGroup },
  { partner: 'ftp', ...ofGroup },
  { partner: 'planetvo', login: /^vendeur\.\d+$/, shown: '«\u00a0vendeur.\u00a0» et un numéro', example: 'vendeur.12' },
  { partner: 'renaultcsb', login: /^p\d{6}$/, shown: '«\u00a0p\u00a0» et six chiffres', example: 'p123456' },
  {
    partner: 'smartdata',
    login: /^smartdata@/,
    shown: '«\u00a0smartdata@\u00a0» et le domaine du groupe',
    example: 'smartdata@armor-automobiles.example',
  },
  {
    partner: 'wally',
    login: /^(compte|ventes|occupe)\.[a-z]+$/,
    shown: '«\u00a0compte.\u00a0», «\u00a0ventes.\u00a0» ou «\u00a0occupe.\u00a0» et l’enseigne',
    example: 'compte.armor',
  },
];

export const samplePassword = (login: string) => `Granit-29-${login}`;

export const isSampleAccount = (partner: string, login: string) =>
  sampleAccounts.some((one) => one.partner === partner && one.login.test(login));
