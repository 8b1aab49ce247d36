import { bee2Link } from './bee2link/bee2link.calls.ts';
import { catalogues, refLoisir, refMoto } from './catalogues/catalogues.calls.ts';
import { corporateSales } from './corporate-sales/corporate-sales.calls.ts';
import { dbs } from './dbs/dbs.calls.ts';
import { edatavoice } from './edatavoice/edatavoice.calls.ts';
import { edvMarketing } from './edv-marketing/edv-marketing.calls.ts';
import { emailSms } from './email-sms/email-sms.calls.ts';
import { esellerLead } from './eseller-lead/eseller-lead.calls.ts';
import { facturation } from './facturation/facturation.calls.ts';
import { hondaKpi } from './honda-kpi/honda-kpi.calls.ts';
import { nissanSiebel } from './nissan-siebel/nissan-siebel.calls.ts';
import { nissanSiebel as nissanSiebelPartner } from './nissan-siebel/nissan-siebel.partner.ts';
import { offreConstructeur } from './offre-constructeur/offre-constructeur.calls.ts';
import { planetVO } from './planetvo/planetvo.calls.ts';
import { planetVO2 } from './planetvo2/planetvo2.calls.ts';
import { publication } from './publication/publication.calls.ts';
import { renaultCsb } from './renault-csb/renault-csb.calls.ts';
import { smartDataForLead } from './smart-data-for-lead/smart-data-for-lead.calls.ts';
import { wallyOrigines, wallySites } from './wally/wally-correspondances.calls.ts';
import { wallyLogs } from './wally/wally-logs.calls.ts';
import { wally } from './wally/wally.calls.ts';
import { wltp } from './wltp/wltp.calls.ts';
import { bee2Link as bee2LinkPartner } from './bee2link/bee2link.partner.ts';
import { refLoisir as refLoisirPartner, refMoto as refMotoPartner } from './catalogues/catalogues.partner.ts';
import { corporateSales as corporateSalesPartner } from './corporate-sales/corporate-sales.partner.ts';
import { dbs as dbsPartner } from './dbs/dbs.partner.ts';
import { eDataVoice as eDataVoicePartner } from './edatavoice/edatavoice.partner.ts';
import { sms as smsPartner } from './email-sms/email-sms.partner.ts';
import { hondaKpi as hondaKpiPartner } from './honda-kpi/honda-kpi.partner.ts';
import { planetVO as planetVOPartner } from './planetvo/planetvo.partner.ts';
import { planetVO2 as planetVO2Partner } from './planetvo2/planetvo2.partner.ts';
import { renaultCsb as renaultCsbPartner } from './renault-csb/renault-csb.partner.ts';
import { smartDataForLead as smartDataForLeadPartner } from './smart-data-for-lead/smart-data-for-lead.partner.ts';
import { wally as wallyPartner } from './wally/wally.partner.ts';
import type { Chapter, Endpoint } from '../kit.ts';
import type { PartnerContract } from '../partners/kit.ts';

interface Interface {
  calls: Readonly<Record<string, Endpoint>>;
  /** Under which heading people find the calls; interfaces may share theirs. */
  chapter: Chapter;
  /** Who is asked on behalf of it. */
  partner?: PartnerContract;
}

const ofWally: Chapter = {
  title: 'Wally',
  description:
    'Les comptes avec lesquels Wally relève les leads et les offres des constructeurs, leurs correspondances et leurs intégrations.',
};
const ofCatalogues: Chapter = {
  title: 'Catalogues',
  description: 'Les catalogues de véhicules que chaque site utilise, et les marques choisies dans les référentiels Moto et Loisir.',
};

/** Every interface, or part of one that has calls of its own. Contract, chapters, partners and their variables follow. */
export const interfaces = {
  planetVO: {
    calls: planetVO,
    partner: planetVOPartner,
    chapter: { title: 'PlanetVO', description: 'La configuration PlanetVO de chaque utilisateur.' },
  },
  planetVO2: {
    calls: planetVO2,
    partner: planetVO2Partner,
    chapter: { title: 'PlanetVO 2', description: 'Les correspondances des sites avec PlanetVO 2, et ses journaux.' },
  },
  bee2Link: { calls: bee2Link, partner: bee2LinkPartner, chapter: { title: 'Bee2Link', description: 'Les sites de Wafy et de Bee2Link.' } },
  corporateSales: {
    calls: corporateSales,
    partner: corporateSalesPartner,
    chapter: { title: 'Corporate Sales', description: 'Les accès des sites à Corporate Sales.' },
  },
  wally: { calls: wally, partner: wallyPartner, chapter: ofWally },
  wallySites: { calls: wallySites, chapter: ofWally },
  wallyOrigines: { calls: wallyOrigines, chapter: ofWally },
  wallyLogs: { calls: wallyLogs, chapter: ofWally },
  nissanSiebel: {
    calls: nissanSiebel,
    partner: nissanSiebelPartner,
    chapter: { title: 'KPI Nissan Siebel', description: 'Les KPI envoyés à Nissan Siebel.' },
  },
  hondaKpi: {
    calls: hondaKpi,
    partner: hondaKpiPartner,
    chapter: { title: 'KPI Honda', description: 'Les envois de KPI à Honda, et les clés de ses sites.' },
  },
  emailSms: {
    calls: emailSms,
    partner: smsPartner,
    chapter: { title: 'Module Email/SMS', description: 'Le serveur d’e-mails du groupe, et l’accès SMS de chaque société.' },
  },
  wltp: { calls: wltp, chapter: { title: 'WLTP', description: 'Les marques WLTP de chaque site.' } },
  catalogues: { calls: catalogues, chapter: ofCatalogues },
  refMoto: { calls: refMoto, partner: refMotoPartner, chapter: ofCatalogues },
  refLoisir: { calls: refLoisir, partner: refLoisirPartner, chapter: ofCatalogues },
  offreConstructeur: {
    calls: offreConstructeur,
    chapter: {
      title: 'Offre via code constructeur',
      description: 'Les sites dont les offres se font à partir du code constructeur.',
    },
  },
  smartDataForLead: {
    calls: smartDataForLead,
    partner: smartDataForLeadPartner,
    chapter: { title: 'SmartDataForLead', description: 'L’accès du groupe à SmartDataForLead.' },
  },
  dbs: {
    calls: dbs,
    partner: dbsPartner,
    chapter: { title: 'API DBS', description: 'L’accès à DBS, et les correspondances de ses sites.' },
  },
  edvMarketing: {
    calls: edvMarketing,
    chapter: { title: 'eDataVoice Marketing', description: 'L’utilisateur eDataVoice Marketing du groupe.' },
  },
  renaultCsb: {
    calls: renaultCsb,
    partner: renaultCsbPartner,
    chapter: { title: 'Renault CSB', description: 'Les identifiants Renault CSB des utilisateurs.' },
  },
  facturation: { calls: facturation, chapter: { title: 'Facturation', description: 'Les périodes de facturation du groupe.' } },
  edatavoice: {
    calls: edatavoice,
    partner: eDataVoicePartner,
    chapter: { title: 'Poste Relation Client', description: 'Le jeton qui ouvre le Poste Relation Client.' },
  },
  esellerLead: { calls: esellerLead, chapter: { title: 'eSeller Lead', description: 'La configuration d’eSeller Lead.' } },
  publication: {
    calls: publication,
    chapter: {
      title: 'Publication',
      description: 'Le compte, les portails, les abonnements des sites et le serveur FTP de la publication.',
    },
  },
} satisfies Record<string, Interface>;
