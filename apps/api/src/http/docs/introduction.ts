const description = `\
Les appels de la console d’administration Comptoir.

Un jeton s’obtient par \`POST /api/authenticate\` et s’envoie dans l’en-tête \`Authorization: Bearer …\`. Un opérateur choisit \
ensuite son client par \`POST /api/adminSelectDatabase\`, qui rend un nouveau jeton.

Un programme envoie de la même façon le jeton d’API (\`cpt_…\`) qu’une personne a créé pour lui. Si cette personne est un opérateur, chaque \
appel nomme le client dans l’en-tête \`bdgp\`. Ce qui demande de confirmer son identité, et ce qui est propre à la personne, est fermé \
aux jetons d’API (403, \`jeton\`).

Toute réponse porte le numéro de la demande (\`X-Request-Id\`)\u00a0; celui d’une écriture est aussi son \`Groupe\` dans le journal, \
que \`POST /api/retour\` prend pour l’annuler. Tout refus a la même forme, le schéma \`Refusal\`\u00a0: \`message\` est \
une phrase à montrer telle quelle, \`code\` la raison, \`errors\` ce qui ne va pas, champ par champ.

Une écriture chez un client prend dans \`Idempotency-Key\` un UUID choisi par l’appelant, qui devient son numéro. Si la réponse s’est \
perdue, le même appel sous la même clé peut être refait\u00a0: il n’est pas fait deux fois. Sa réponse est celle de la première fois, ou un \
refus (409, \`deja\`) si elle n’est plus gardée.

Une lecture chez un client prend l’en-tête \`X-Instant\`, le numéro d’un instant de l’historique (\`GET /api/instants\`)\u00a0: elle \
répond alors de cet instant, avec les droits d’aujourd’hui. Une écriture qui le porte est refusée (409, \`passe\`).

Ce qui n’est pas du HTTP valide, ou ne mène à aucun appel, est refusé sous cette forme aussi\u00a0: 400, 404, 408, 431. Un GET ne prend \
pas de corps\u00a0: celui qui en annonce un trop volumineux, ou en plusieurs parties, est refusé (413, 415). Un corps compressé (Content-Encoding) l’est toujours (415).`;

export const introduction = (version: string) => ({
  title: 'Comptoir',
  version,
  description,
  contact: { name: 'Équipe Comptoir' },
  license: { name: 'Propriétaire, tous droits réservés' },
});
