import { expect, it } from 'vitest';
import { bannerOf } from './banner.ts';

const two = {
  message: 'Initiales\u00a0: 5 caractères au maximum. Nom\u00a0: ce champ est obligatoire.',
  fields: { Initiales: '5 caractères au maximum', Nom: '*Ce champ est obligatoire' },
};
const rule = {
  message: 'Renseignez l’hôte et l’identifiant.',
  fields: { Hote: 'Ce champ est obligatoire', Login: 'Ce champ est obligatoire' },
};
const stray = { message: 'Cette plage en recouvre une autre.', fields: { body: 'Début pris', fin: 'Fin prise' } };

it.each([
  ['all fields say it themselves', two, ['Initiales', 'Nom'], { message: '2 champs sont à corriger.', elsewhere: [] }],
  ['one field is not in the form', two, ['Nom'], { message: two.message, elsewhere: [] }],
  ['a rule has its own sentence', rule, ['Hote', 'Login'], { message: rule.message, elsewhere: [] }],
  ['what is not in the form is not in the message', stray, ['fin'], { message: stray.message, elsewhere: ['Début pris'] }],
  ['no field', { message: 'Non.', fields: {} }, [], { message: 'Non.', elsewhere: [] }],
])('above a form: %s', (_, error, names: readonly string[], banner) => {
  expect(bannerOf(error, (name) => names.includes(name))).toEqual(banner);
});
