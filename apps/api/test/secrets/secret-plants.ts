/** A secret written through a call, and the reads that may show it. Nothing else may ever hold it. */
interface Plant {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  secrets: readonly string[];
  shownBy: readonly string[];
  /** Of these reads, those that also show it to customer access. */
  shownToCustomers?: readonly string[];
}

/** One for each sealed column, and for each interface with a login. No secret is part of another word. */
export const secretPlants: readonly Plant[] = [
  {
    method: 'PUT',
    path: '/api/utilisateurs/2',
    body: { Password: 'Zq8-User' },
    secrets: ['Zq8-User'],
    shownBy: ['utilisateurs.read', 'utilisateurs.bySite', 'utilisateurs.exporter'],
    shownToCustomers: ['utilisateurs.bySite', 'utilisateurs.exporter'],
  },
  {
    method: 'POST',
    path: '/api/interfaces/renault/csb/utilisateur',
    body: { IDPeople: 2, Username: 'Zq8-csb-name', Password: 'Zq8-csb-word' },
    secrets: ['Zq8-csb-name', 'Zq8-csb-word'],
    shownBy: ['renaultCsb.read', 'renaultCsb.list'],
  },
  {
    method: 'POST',
    path: '/api/wsimport',
    body: { IDPlaque: 1, IDSite: null, Login: 'GS_zq', Password: 'Zq8-wsimport' },
    secrets: ['Zq8-wsimport'],
    shownBy: ['wsimport.list'],
  },
  {
    method: 'PUT',
    path: '/api/interfaces/smartDataForLead/config',
    body: { GRP_SmartDataForLead_Login: 'zq@exemple.example', GRP_SmartDataForLead_Password: 'Zq8-smart' },
    secrets: ['Zq8-smart'],
    shownBy: ['smartDataForLead.config'],
  },
  {
    method: 'PUT',
    path: '/api/interfaces/dbs/config',
    body: { GRP_DBS_ClientId: 'zq-client', GRP_DBS_ClientSecret: 'Zq8-dbs' },
    secrets: ['Zq8-dbs'],
    shownBy: ['dbs.config'],
  },
  {
    method: 'PUT',
    path: '/api/interfaces/planetvo/utilisateurs/2/societes',
    body: { BasePVO: 'BASE', ApiKey: 'Zq8-pvo-key', LoginInterface: 'zq', PasswordInterface: 'Zq8-pvo-word', NickName: 'zq', Plaques: [] },
    secrets: ['Zq8-pvo-key', 'Zq8-pvo-word'],
    shownBy: ['planetVO.read', 'planetVO.utilisateurs'],
  },
  {
    method: 'PUT',
    path: '/api/interfaces/emailSMS/config',
    body: {
      config: { GRP_SMTP_Host: 'smtp.exemple.example', GRP_SMTP_Password: 'Zq8-smtp' },
      societes: [{ IDPlaque: 1, client_id: 'zq-sms', client_secret: 'Zq8-sms' }],
    },
    secrets: ['Zq8-smtp', 'Zq8-sms'],
    shownBy: ['emailSms.read'],
  },
  {
    method: 'PUT',
    path: '/api/interfaces/hondaKpi/config',
    body: { config: [{ CodeConstructeur: 'ZQ-201', ApiKey: 'Zq8-honda' }] },
    secrets: ['Zq8-honda'],
    shownBy: ['hondaKpi.config'],
  },
  {
    method: 'POST',
    path: '/api/interfaces/wally/customer_first/accounts',
    body: { login: 'Zq8-robot', password: 'Zq8-wally', crm_name: 'customer_first' },
    secrets: ['Zq8-wally'],
    shownBy: ['wally.accounts'],
    shownToCustomers: ['wally.accounts'],
  },
  {
    method: 'PUT',
    path: '/api/publication/configurationFtp',
    body: { Hote: 'ftp.exemple.example', Login: 'zq', Password: 'Zq8-ftp' },
    secrets: ['Zq8-ftp'],
    shownBy: ['publication.ftp'],
  },
];
