import { templatesBdc } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { recordPage, type RecordHead } from '../../kit/record/record-page.tsx';
import { impressionTabPath, impressionTabs } from '../templates-impression/templates-impression.links.ts';
import { TemplateBdcForm } from './template-bdc-form.tsx';

const head: RecordHead = {
  purpose: 'Les véhicules auxquels il sert, et les documents qui sont imprimés.',
  parents: [{ label: impressionTabs.configurationTemplateBDC, href: impressionTabPath('configurationTemplateBDC') }],
};

/** The template that the address names. */
export const TemplateBdcPage = recordPage({
  read: templatesBdc.read,
  param: 'id',
  title: 'Modèle de bon de commande',
  head,
  Form: TemplateBdcForm,
});

export const NewTemplateBdcPage = () => <TemplateBdcForm head={head} />;
