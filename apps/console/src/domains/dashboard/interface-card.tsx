import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { bee2Link } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { useRead } from '../../kit/queries.ts';
import { cardScreens as screens } from './card-screens.ts';
import * as state from './card-state.ts';
import { StatusCard } from './status-card.tsx';

const { facturation, esellerLead, planetvo, corporateSales, basevn, opelvn, smartDataForLead, planetvo2 } = dashboard;

export const FacturationCard = () => (
  <StatusCard
    title="Facturation"
    order={2}
    screen={screens.facturation}
    query={useRead(facturation, {}, { select: state.facturationState })}
  />
);

const LeadCard = () => (
  <StatusCard
    title="eSeller Lead"
    mesure="esellerLead"
    screen={screens.esellerLead}
    query={useRead(esellerLead, {}, { select: state.sitesState })}
  />
);

const PlanetVOCard = () => (
  <StatusCard
    title="PlanetVO"
    partner="planetvo"
    mesure="planetvo"
    screen={screens.planetVO}
    query={useRead(planetvo, {}, { select: state.plaquesState })}
  />
);

const Bee2LinkCard = () => (
  <StatusCard
    title="Bee2Link"
    partner="bee2link"
    failed="off"
    screen={screens.bee2Link}
    query={useRead(bee2Link.wafy, {}, { select: state.bee2LinkState })}
  />
);

const CorporateSalesCard = () => (
  <StatusCard
    title="Corporate Sales"
    partner="corporatesales"
    mesure="corporatesales"
    screen={screens.corporateSales}
    query={useRead(corporateSales, {}, { select: state.plaquesState })}
  />
);

const BaseVNCard = () => (
  <StatusCard title="Base VN" mesure="basevn" screen={screens.basevn} query={useRead(basevn, {}, { select: state.sitesState })} />
);

const OpelVNCard = () => (
  <StatusCard title="Opel VN toolbox" mesure="opelvn" screen={screens.opelvn} query={useRead(opelvn, {}, { select: state.sitesState })} />
);

const DpoContactCard = () => (
  <StatusCard title="DPO Contact" screen={null} query={useRead(gpParametres.dpoContact, {}, { select: state.dpoContactState })} />
);

const SmartDataForLeadCard = () => (
  <StatusCard
    title="SmartDataForLead"
    partner="smartdata"
    screen={screens.smartDataForLead}
    query={useRead(smartDataForLead, {}, { select: state.smartDataForLeadState })}
  />
);

const PlanetVO2Card = () => (
  <StatusCard
    title="PlanetVO 2"
    partner="planetvo2"
    mesure="planetvo2"
    screen={screens.planetVO2}
    query={useRead(planetvo2, {}, { select: state.planetvo2State })}
  />
);

/** The section 'Interfaces' (docs/regles/tableau-de-bord.md#order-of-cards). */
export const InterfaceCards = () => (
  <>
    <LeadCard />
    <PlanetVOCard />
    <Bee2LinkCard />
    <CorporateSalesCard />
    <BaseVNCard />
    <OpelVNCard />
    <DpoContactCard />
    <SmartDataForLeadCard />
    <PlanetVO2Card />
  </>
);
