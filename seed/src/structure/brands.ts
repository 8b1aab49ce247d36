/** One make as the sample groups sell it. `TPR_IDTypeProduit` points to the registry's product types. */
export interface Brand {
  name: string;
  IDActivite: number;
  TPR_IDTypeProduit: number;
  maker: 'Stellantis' | 'Renault' | 'other';
  /** Pattern of the manufacturer's site codes: `#` is a digit. At most 10 characters. */
  code: string;
}

export const nissanProductType = 8;

const car = (name: string, TPR_IDTypeProduit: number, code: string, maker: Brand['maker'] = 'other'): Brand => ({
  name,
  IDActivite: 1,
  TPR_IDTypeProduit,
  maker,
  code,
});
const machine = (name: string, code: string): Brand => ({ name, IDActivite: 2, TPR_IDTypeProduit: 13, maker: 'other', code });

export const brands = {
  Renault: car('Renault', 1, '######01', 'Renault'),
  Dacia: car('Dacia', 2, '######02', 'Renault'),
  Peugeot: car('Peugeot', 3, '######P', 'Stellantis'),
  Citroën: car('Citroën', 4, '######C', 'Stellantis'),
  Opel: car('Opel', 5, 'FR####', 'Stellantis'),
  Fiat: car('Fiat', 5, '00####', 'Stellantis'),
  Volkswagen: car('Volkswagen', 6, '0####V'),
  Audi: car('Audi', 6, '0####A'),
  Skoda: car('Skoda', 6, '0####S'),
  Ford: car('Ford', 7, '#####F'),
  Nissan: car('Nissan', nissanProductType, '0#####'),
  Toyota: car('Toyota', 9, 'T#####'),
  Hyundai: car('Hyundai', 10, 'C31AF#####'),
  Kia: car('Kia', 10, 'FR#####'),
  Honda: car('Honda', 11, '###-###'),
  Suzuki: car('Suzuki', 12, 'SZ####'),
  Volvo: car('Volvo', 12, 'V####'),
  BMW: car('BMW', 12, '#####-1'),
  'John Deere': machine('John Deere', '########'),
  Claas: machine('Claas', 'CL######'),
  'New Holland': machine('New Holland', 'NH####'),
  'Massey Ferguson': machine('Massey Ferguson', 'MF#####'),
  Fendt: machine('Fendt', 'FE#####'),
  Kubota: machine('Kubota', 'KU####'),
} satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;

export const productTypes = [
  [1, 'Renault'],
  [2, 'Dacia'],
  [3, 'Peugeot'],
  [4, 'Citroën'],
  [5, 'Opel et Fiat'],
  [6, 'Groupe Volkswagen'],
  [7, 'Ford'],
  [nissanProductType, 'Nissan'],
  [9, 'Toyota'],
  [10, 'Hyundai et Kia'],
  [11, 'Honda'],
  [12, 'Autres marques automobiles'],
  [13, 'Machinisme agricole'],
] as const satisfies readonly (readonly [number, string])[];
