import type { Case } from './case.ts';

/** The calls of interfaces that do not say enough by themselves (interface-cases.ts), and those of the health check. */
export const partnerCases: Record<string, Case> = {
  'bee2Link.config': { params: { product: 'openflex' } },
  'bee2Link.save': { params: { product: 'openflex' }, body: { sites: [{ IDSite: 1, EstPasserelle: true }] } },
  // The client is not named.
  'bee2Link.sites': { params: { product: 'bee2Link' }, refuses: 400 },
  'catalogues.saveSites': { body: [{ IDSite: 1, AutovistaActif: true }] },
  'refMoto.syncGroup': { body: { brands: [] }, refuses: 422 },
  'refLoisir.syncGroup': { body: { brands: [] }, refuses: 422 },
  'corporateSales.generate': { params: { IDSite: 1 }, refuses: 422 },
  'dbs.saveSites': { body: [{ IDSite: 1, IdSiteDBS: '4210' }] },
  'emailSms.save': { body: { config: { GRP_SMTP_Host: 'smtp.example' } } },
  'emailSms.test': {
    body: {
      GRP_SMTP_Host: '',
      GRP_SMTP_Port: '',
      GRP_SMTP_Login: '',
      GRP_SMTP_Password: '',
      GRP_SMTP_From: '',
      GRP_SMTP_UseSSL: false,
      destinataire: 'essai@exemple.example',
    },
    refuses: 400,
  },
  'emailSms.testSms': { body: { IDPlaque: 1, client_id: 'c', client_secret: 's' }, refuses: 422 },
  'edvMarketing.create': {},
  'facturation.eseller': { body: { actif: false } },
  'facturation.edatavoice': { body: { actif: true } },
  // Without the month.
  'hondaKpi.kpi': { refuses: 400 },
  // No site has the code.
  'hondaKpi.saveConfig': { body: [{ CodeConstructeur: '114-201', ApiKey: 'cle' }], refuses: 404 },
  'nissanSiebel.kpi': { refuses: 400 },
  'planetVO.read': { params: { IDPeople: 2 } },
  'planetVO.save': {
    params: { IDPeople: 2 },
    body: { BasePVO: 'BASE', ApiKey: 'cle', LoginInterface: 'l', PasswordInterface: 'p', NickName: 'n', Plaques: [] },
  },
  'planetVO.remove': { params: { IDPeople: 3 } },
  'planetVO.check': { params: { IDPeople: 2 }, body: { ApiKey: 'cle' }, refuses: 422 },
  'planetVO2.saveSites': { body: { sites: [{ IDSite: 1, IDSitePVO2: '4210', ActifPVO2: true }] } },
  'sante.interfaces': {},
  'sante.cibles': {},
  'sante.historique': {},
  'sante.pourquoi': { params: { Interface: 'dbs' } },
  'sante.verifier': { params: { Interface: 'dbs' } },
  'sante.acquitter': { params: { IDAlerte: 1 } },
  'smartDataForLead.save': { body: { GRP_SmartDataForLead_Login: 'nouveau@exemple.example' } },
};
