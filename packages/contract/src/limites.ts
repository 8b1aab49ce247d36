/** At which servers and customers somebody works; null: at all. */
export interface Limites {
  Serveurs: readonly number[] | null;
  Clients: readonly number[] | null;
}

interface Place {
  IDCustomer: number;
  IDServer: number;
}

export const opensServer = ({ Serveurs }: Limites, { IDServer }: Place) => Serveurs === null || Serveurs.includes(IDServer);
export const opensClient = ({ Clients }: Limites, { IDCustomer }: Place) => Clients === null || Clients.includes(IDCustomer);

/** Whether a customer is open to somebody; one that is not is to him as one that does not exist. */
export const isOpenTo = (limites: Limites, customer: Place) => opensServer(limites, customer) && opensClient(limites, customer);
