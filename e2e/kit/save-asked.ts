import { expect, type Page } from '@playwright/test';

/** Goes on in the question that a dangerous save asks first, once it has shown what it would do. */
export const saveAsked = async (page: Page) => {
  const question = page.getByRole('dialog');
  await expect(question.getByRole('status')).toContainText('Rien n’est encore enregistré.');
  await question.getByRole('button', { name: 'Enregistrer', exact: true }).click();
};
