import { z } from 'zod';
import { endpoint, staff } from '../../kit.ts';

const statutVehicule = z.strictObject({ IDMatStatus: z.number(), Descr: z.string(), IDGpStatus: z.number(), GpStatusDescr: z.string() });
export type StatutVehicule = z.infer<typeof statutVehicule>;

export const statutsVehicules = {
  list: endpoint({
    method: 'GET',
    path: '/api/statutsVehicules',
    who: staff,
    on: 'customer',
    action: 'Lister les statuts des véhicules',
    answer: z.array(statutVehicule),
  }),
};
