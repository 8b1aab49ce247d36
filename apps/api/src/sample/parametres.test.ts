import { inputShape } from '@comptoir/contract/fields/shapes';
import { parametres } from '@comptoir/contract/parametres/all';
import { customerRows } from '@comptoir/seed/customer';
import { customers } from '@comptoir/seed/registry';
import { expect, it } from 'vitest';
import { z } from 'zod';

const schema = z.object(inputShape(parametres));

it.each(customers)('the parameters of $name are all set to valid values', ({ recipe }) => {
  const [row] = customerRows(recipe).find(({ table }) => table === 'gpParametres')?.rows ?? [];
  expect(row).toMatchObject(schema.parse(row));
});
