import { connexions } from '@comptoir/contract/domains/connexions/connexions.calls';
import { esellerLead } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { useRead } from '../../kit/queries.ts';

/** The configuration, and whether the interface works: active, with an identifier and an address of the customer in the product. */
export const useLead = () => {
  const config = useRead(esellerLead.config, {});
  const urls = useRead(connexions.urls, {});
  const hasLink = urls.data?.some(({ URL }) => URL !== '') ?? false;
  return {
    config: config.data,
    isActive: hasLink && config.data?.Actif === true && config.data.IDClient !== '',
    isComing: !config.data || !urls.data,
    /** The read that failed. */
    failed: config.error ? config : urls,
  };
};
