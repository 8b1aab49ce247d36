import type { ScreenHelp } from '../screen-help.ts';

export const suiviHelp: readonly ScreenHelp[] = [
  {
    path: '/qualite',
    purpose: 'Ce que les contrôles trouvent dans la configuration, et où le corriger.',
    gestures: [
      {
        text: 'Une erreur empêche quelque chose de fonctionner\u00a0; un avertissement est sans doute un oubli\u00a0; une information mérite un regard.',
      },
      { text: 'Ouvrez un contrôle pour voir chaque fiche concernée.' },
    ],
    effect: 'Rien n’est demandé aux partenaires\u00a0: leur part vient de la dernière vérification.',
    words: ['correspondance'],
  },
  {
    path: '/cloture',
    purpose: 'Clore les vieux rapports, et les affaires auxquelles ils sont rattachés.',
    gestures: [
      { text: 'Choisissez le dernier jour\u00a0: un mois au moins avant aujourd’hui.' },
      { text: 'Le résumé compte sans rien changer.' },
    ],
    effect: 'Les rapports ouverts et les affaires des personnes choisies.',
  },
  {
    path: '/journal',
    purpose: 'Qui a changé quoi, quand, et ce qu’il y avait avant.',
    gestures: [
      { text: 'Filtrez par personne, par fiche, par jour.' },
      { text: 'L’historique d’une fiche est aussi sur sa page.' },
      { text: '«\u00a0Voir le client au\u00a0» montre tous les écrans à une date passée, en lecture seule.' },
    ],
    effect: 'Chaque écriture y est, dans la même transaction. Un secret y est dit changé, jamais montré. Gardé 36 mois.',
  },
  {
    path: '/temps',
    purpose: 'Les jours où ce client a été modifié, et le retour juste avant une opération.',
    gestures: [
      {
        text: '«\u00a0Revenir au\u00a0» propose le soir d’avant le jour choisi, ou une autre date\u00a0; la corbeille d’une liste y mène pour cette liste.',
      },
      { text: 'Choisissez un jour, puis ce qui doit être remis\u00a0: tout le client ou un seul écran.' },
      { text: '«\u00a0Revenir juste avant\u00a0» montre d’abord ce qui serait remis, et de qui les modifications disparaîtraient.' },
    ],
    effect: 'Un retour est une opération de plus\u00a0: il s’annule comme les autres.',
  },
  {
    path: '/temps/retour',
    purpose: 'Ce qui serait remis, ligne par ligne, avant de le remettre.',
    gestures: [
      { text: 'Lisez ce qui reste tel quel, et pourquoi\u00a0; puis remettez le reste en une fois.' },
      { text: '«\u00a0Remettre aussi ce qui manque\u00a0» ramène avec elles ce à quoi les lignes appartenaient et qui a été supprimé.' },
    ],
    effect: 'Ce qui a eu lieu (facturation, comptes ouverts) et ce qu’un partenaire connaît ne sont pas défaits.',
  },
  {
    path: '/corbeille',
    purpose: 'Ce qui a été supprimé d’une liste, par qui et quand, et le moyen de le remettre.',
    gestures: [
      { text: 'Choisissez la liste, ou venez-y par le bouton «\u00a0Corbeille\u00a0» de la liste elle-même.' },
      {
        text: '«\u00a0Remettre\u00a0» ramène la ligne avec ce qui a disparu avec elle\u00a0; s’il y a plusieurs lignes, elles sont montrées avant.',
      },
    ],
    effect: 'Une ligne remise quitte la corbeille. La remise est une opération de plus\u00a0: elle s’annule comme les autres.',
  },
  {
    path: '/logSuppression',
    purpose: 'Toutes les suppressions, les nôtres et celles que d’autres produits ont faites.',
    gestures: [{ text: 'Filtrez par table, par ligne, par numéro de série.' }],
  },
  {
    path: '/acces',
    purpose: 'Par quel accord les opérateurs du support entrent chez le groupe, qui est venu, et ce qui a été modifié.',
    gestures: [
      { text: 'Choisissez le mode\u00a0: libre, annoncé, accordé, ou à chaque fois.' },
      { text: 'Accordez un accès, répondez à une demande, coupez un accès en cours.' },
      { text: 'Ouvrez les modifications d’une visite, et annulez celles qui peuvent l’être.' },
    ],
    effect: 'Un accès coupé compte à la demande suivante de l’opérateur. Un accès d’urgence est annoncé par courriel.',
  },
  {
    path: '/acces/personnes',
    purpose: 'Ce que les personnes de votre groupe ont fait pour entrer, ce qui leur a été refusé, et ce qu’elles ont exporté.',
    gestures: [
      { text: 'Filtrez par événement, par résultat, par jour\u00a0; cherchez une personne ou une adresse.' },
      { text: 'Une ligne sans nom est une connexion refusée, avec un identifiant que personne n’a chez vous.' },
      { text: 'Des refus égaux d’une même minute sont une seule ligne, avec leur nombre.' },
    ],
    effect:
      'Personne ne modifie ni ne retire un événement. Gardés 12 mois. Les opérateurs du support n’y sont pas\u00a0: voyez leurs visites.',
  },
  {
    path: '/securite',
    purpose: 'Qui est entré, d’où, ce qui a été refusé, et quels secrets ont été lus, chez tous les clients.',
    gestures: [
      { text: 'Filtrez par événement, par résultat, par client, par jour\u00a0; cherchez une personne ou une adresse.' },
      { text: 'Des refus égaux d’une même minute sont un seul événement, avec leur nombre.' },
      { text: '«\u00a0Exporter la chaîne\u00a0» donne un fichier qui se vérifie ailleurs\u00a0: rien n’y a été modifié ni retiré.' },
      { text: '«\u00a0Sorties\u00a0» dit où les événements partent, et jusqu’auquel ils y sont arrivés.' },
    ],
    effect: 'Personne ne modifie ni ne retire un événement. Gardés 12 mois. L’export lui-même est noté.',
  },
  {
    path: '/securite/politiques',
    purpose: 'Ce qui est demandé pour se connecter\u00a0: aux opérateurs, et aux accès client de chaque groupe.',
    gestures: [
      { text: '«\u00a0Exigé\u00a0»\u00a0: qui n’en a pas encore en ajoute un à sa prochaine connexion, avant toute autre chose.' },
      { text: '«\u00a0Au choix de chacun\u00a0»\u00a0: qui en a un continue d’en être prié.' },
      {
        text: '«\u00a0Mot de passe\u00a0»\u00a0: sa longueur au moins, pour qui peut ouvrir le back-office\u00a0; demandée quand un mot de passe ou un tel profil est donné. Ceux d’avant restent.',
      },
      { text: '«\u00a0Prévenir la personne\u00a0»\u00a0: elle reçoit un courriel quand un opérateur se connecte en son nom.' },
    ],
    effect: 'Les sessions ouvertes continuent. Chaque changement est un événement de sécurité.',
  },
  {
    path: '/operateurs',
    purpose: 'Ceux qui travaillent pour le fournisseur\u00a0: qui est invité, qui est venu, qui est suspendu.',
    gestures: [
      { text: '«\u00a0Inviter un opérateur\u00a0» envoie un lien\u00a0: la personne choisit elle-même son mot de passe.' },
      {
        text: '«\u00a0Inviter de nouveau\u00a0» aide aussi qui a tout perdu. Vérifiez d’abord, de vive voix, que c’est bien elle qui le demande.',
      },
      { text: '«\u00a0Suspendre\u00a0» ferme les sessions à l’instant et pour de bon\u00a0; rétablir ne les rouvre pas.' },
    ],
    effect: 'Personne ne se suspend soi-même, et le dernier opérateur actif reste. Une invitation est valable 24 heures.',
  },
  {
    path: '/fournisseurs',
    purpose: 'Ceux chez qui les opérateurs ou les personnes d’un client s’identifient, au lieu de leur mot de passe (OpenID Connect).',
    gestures: [
      { text: '«\u00a0Adresses de retour\u00a0» donne ce que le fournisseur doit connaître, à la lettre près.' },
      { text: '«\u00a0Essayer\u00a0» lit ce que le fournisseur dit de lui-même, sans connecter personne.' },
      { text: 'Chacun lie son propre compte dans «\u00a0Ma connexion\u00a0», ou accepte son invitation par le fournisseur.' },
    ],
    effect:
      'Le bouton est proposé à la connexion dès l’enregistrement. Un second facteur reste demandé, sauf si le fournisseur déclare en avoir demandé un. Supprimer retire ce moyen à tous ceux qui l’ont lié.',
  },
  {
    path: '/webhooks',
    purpose: 'Envoyer chaque modification de ce client à un autre système, signée, dans son ordre.',
    gestures: [
      { text: 'Le secret est montré une seule fois, à la création et au renouvellement\u00a0: copiez-le aussitôt chez le destinataire.' },
      { text: '«\u00a0Essayer\u00a0» envoie un événement d’essai et dit ce que l’adresse a répondu.' },
      { text: '«\u00a0Renvoyer…\u00a0» reprend à partir d’un jour, par exemple après une panne du destinataire.' },
    ],
    effect:
      'Un envoi qui échoue est retenté, jusqu’à cinq jours\u00a0; ensuite tout s’arrête, sans rien perdre, et la santé des interfaces le montre. Un même événement peut arriver deux fois\u00a0: son identifiant le dit.',
  },
  {
    path: '/jetons',
    purpose: 'Laisser un programme appeler l’API en votre nom, avec ce que vous lui permettez et rien de plus.',
    gestures: [
      { text: 'Le jeton est montré une seule fois, à la création\u00a0: copiez-le aussitôt dans le programme.' },
      { text: 'Donnez à chaque programme le sien\u00a0: vous verrez quand il a servi, et vous en couperez un sans gêner les autres.' },
      { text: '«\u00a0Couper\u00a0» le refuse dès la prochaine demande, pour de bon.' },
    ],
    effect:
      'Un jeton ne peut jamais plus que vous\u00a0: si vos droits changent, les siens aussi, et si votre compte est suspendu il ne sert plus. Le journal et la sécurité le nomment.',
  },
  {
    path: '/securite/acces',
    purpose:
      'Qui a accès à quoi\u00a0: le rôle et les limites de chaque opérateur, les personnes du client qui ouvrent le back-office, les jetons des programmes, et les revues.',
    gestures: [
      {
        text: '«\u00a0Changer\u00a0» donne un autre rôle à un opérateur, ou le limite à des serveurs et à des clients. Personne ne change ses propres droits.',
      },
      {
        text: '«\u00a0Qui peut\u00a0?\u00a0» dit quels opérateurs peuvent consulter ou modifier une partie chez un client, et ce qui manque aux autres.',
      },
      {
        text: '«\u00a0Jetons\u00a0» montre à qui est chaque jeton d’API, ce qu’il peut faire et quand il a servi\u00a0; «\u00a0Couper\u00a0» le refuse pour de bon.',
      },
      { text: 'Une revue garde les accès d’un moment\u00a0: chacun est gardé ou retiré par un autre que soi, avec une remarque.' },
      { text: 'Une revue finie s’exporte, signée.' },
    ],
    effect:
      'Un changement vaut dès la prochaine demande, sans terminer la session. Un client hors des limites n’existe pas pour l’opérateur. À la fin d’une revue, les accès retirés sont suspendus.',
  },
];
