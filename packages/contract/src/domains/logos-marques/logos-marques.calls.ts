import { z } from 'zod';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { own } from '../../fields/kit.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { filesInJson } from '../../limits.ts';
import { pngImage } from '../../fields/images.ts';

const row = z.strictObject({
  IDMarque: z.number(),
  IDActivite: z.number(),
  Activite_Descr: z.string(),
  Make: z.string(),
  /** A file name that changes with the image; '' without one. */
  Logo: z.string(),
});
export type MarqueLogo = z.infer<typeof row>;

/** The image that a brand is shown by, as a data URL. */
export const logoFields = { Contenu: own('Logo', { input: pngImage, answer: z.string() }) };

const logo = z.strictObject({
  IDMarque: z.number(),
  Make: z.string(),
  Logo: z.string(),
  /** '' without a logo. */
  ...answerShape(logoFields),
});
export type LogoMarque = z.infer<typeof logo>;

export const newLogo = z.object(inputShape(logoFields));

const params = z.object({ IDMarque: id });
const call = { who: staff, on: 'customer' } as const;

export const logosMarques = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/logosMarques',
    action: 'Lister les logos des marques',
    answer: z.array(row),
  }),
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/logosMarques/{IDMarque}',
    action: 'Lire le logo d’une marque',
    params,
    answer: logo,
  }),
  replace: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/logosMarques/{IDMarque}',
    action: 'Enregistrer le logo d’une marque',
    params,
    bodyLimit: filesInJson,
    body: newLogo,
    answer: logo,
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/logosMarques/{IDMarque}',
    action: 'Retirer le logo d’une marque',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
