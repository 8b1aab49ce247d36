export const hondaTabs = { logs: 'Logs', parametrage: 'Paramétrage' } as const;

export const hondaHead = {
  title: 'KPI Honda',
  purpose: 'Ce qui a été envoyé à Honda sur les affaires, ce qu’il a répondu, et la clé de chaque code constructeur.',
} as const;
