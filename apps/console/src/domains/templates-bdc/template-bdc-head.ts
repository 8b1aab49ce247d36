import { impressionTabPath, impressionTabs } from '../templates-impression/templates-impression.links.ts';

/** Where one comes from, and goes back to after saving (document 3, section 2.16). */
export const templatesBdcTabPath = impressionTabPath('configurationTemplateBDC');

/** The top of a record's page, whether it has come or not. */
export const templateBdcHead = {
  purpose: 'Les véhicules auxquels il sert, et les documents qui sont imprimés.',
  parents: [{ label: impressionTabs.configurationTemplateBDC, href: templatesBdcTabPath }],
};
