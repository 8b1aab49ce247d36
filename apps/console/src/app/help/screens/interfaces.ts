import type { ScreenHelp } from '../screen-help.ts';

export const interfacesHelp: readonly ScreenHelp[] = [
  {
    path: '/sante',
    purpose: 'Ce qui fonctionne chez les partenaires, ce qui ne fonctionne plus et pourquoi.',
    gestures: [
      { text: '«\u00a0Vérifier maintenant\u00a0» interroge le partenaire aussitôt.' },
      { text: 'Prendre une alerte en charge dit aux autres que quelqu’un s’en occupe.' },
      { text: 'Voyez ce que les deux programmes se sont dit.', href: '/echanges' },
    ],
    effect: 'Après quelques échecs de suite, un courriel prévient\u00a0; un succès referme l’alerte.',
    words: ['acces', 'alerte'],
  },
  {
    path: '/echanges',
    purpose: 'Ce qui a été demandé aux partenaires, et ce qu’ils ont répondu. Les secrets sont masqués.',
    gestures: [{ text: 'Filtrez par partenaire, par résultat, par date.' }, { text: 'Ouvrez un échange pour lire la réponse entière.' }],
    effect: 'Gardé 90 jours.',
    words: ['acces'],
  },
  {
    path: '/passerelles',
    purpose: 'Ce qui circule entre la suite et le logiciel de gestion de la concession.',
    gestures: [
      { text: 'Une passerelle est en retard quand sa prochaine date a plus de 24 heures.' },
      { text: 'Ouvrez l’historique pour lire les erreurs d’un appel.' },
    ],
    effect: 'Véhicules, clients, factures, dans un sens ou dans l’autre.',
    words: ['passerelle'],
  },
  {
    path: '/interfaces/planetVO',
    purpose: 'Les personnes qui se connectent à PlanetVO, et les sociétés reliées.',
    gestures: [{ text: 'L’état dit si PlanetVO accepte le login et connaît la base.' }],
    words: ['acces'],
  },
  {
    path: '/interfaces/planetVO2',
    purpose: 'Relier chaque site à celui de PlanetVO 2, et lire ce que les deux se sont dit.',
    gestures: [{ text: 'Un site sans correspondance n’est pas actif\u00a0; vider la correspondance l’éteint.' }],
    words: ['correspondance'],
  },
  {
    path: '/interfaces/bee2Link',
    purpose: 'Relier chaque site à Bee2Link, en Wafy ou en Openflex.',
    gestures: [
      { text: 'Tapez le numéro du client\u00a0: il est cherché aussitôt, et ses sites sont proposés.' },
      { text: 'Un site est d’une seule variante\u00a0; videz son numéro d’un côté avant de le donner de l’autre.' },
    ],
    words: ['correspondance'],
  },
  {
    path: '/interfaces/corporateSales',
    purpose: 'Les sociétés qui utilisent Corporate Sales, et l’accès de chaque site.',
    gestures: [
      { text: 'L’activation se fait dans la fiche de la société.', href: '/societes' },
      { text: 'Générer de nouveaux identifiants remplace les anciens.' },
    ],
    effect: 'Les sites qui ont un code constructeur.',
    words: ['codeConstructeur'],
  },
  {
    path: '/interfaces/wally',
    purpose: 'Les robots qui vont chercher leads et offres dans l’outil du constructeur.',
    gestures: [
      { text: 'Un compte se crée en quatre étapes\u00a0: connexion, points de vente, origines, activation.' },
      { text: '«\u00a0MDP Périmé\u00a0»\u00a0: donnez le nouveau mot de passe dans le compte.' },
    ],
    effect: 'Les leads arrivent sur le site et l’origine choisis\u00a0; «\u00a0Ne pas intégrer\u00a0» les laisse de côté.',
    words: ['correspondance', 'origine'],
  },
  {
    path: '/interfaces/nissanSiebel/kpi',
    purpose: 'Ce que Siebel a su des affaires d’un mois, une ligne par envoi.',
    gestures: [{ text: 'Choisissez les mois\u00a0; les deux bords comptent.' }],
    effect: 'Les chiffres envoyés à Nissan.',
    words: ['kpi'],
  },
  {
    path: '/interfaces/HondaKpi/kpi',
    purpose: 'Ce qui a été envoyé à Honda, et la clé de chaque code constructeur.',
    gestures: [{ text: 'Une clé vide retire la clé.' }],
    effect: 'Les chiffres envoyés à Honda.',
    words: ['kpi', 'codeConstructeur'],
  },
  {
    path: '/interfaces/basevn',
    purpose: 'Le code sous lequel Base VN connaît chaque site.',
    gestures: [{ text: 'Le code se change ici ou sur la page du site.', href: '/sites' }],
    effect: 'Un site sans code n’est pas actif dans cette interface.',
  },
  {
    path: '/interfaces/opelvn',
    purpose: 'Les sites que sert Opel VN toolbox.',
    gestures: [{ text: 'Elle demande un code constructeur\u00a0; vider le code l’éteint.', href: '/sites' }],
    words: ['codeConstructeur'],
  },
  {
    path: '/interfaces/emailsms',
    purpose: 'Le serveur d’e-mails du groupe et l’accès de chaque société à l’API SMS.',
    gestures: [
      { text: 'Le module ne s’active qu’avec toute sa configuration\u00a0; ce qui manque est nommé.' },
      { text: 'Les sociétés ajoutées depuis sont signalées par les contrôles.', href: '/qualite' },
    ],
    effect: 'Les messages que les vendeurs envoient aux clients.',
  },
  {
    path: '/interfaces/wltp',
    purpose: 'Les marques pour lesquelles chaque site utilise le WLTP.',
    gestures: [{ text: 'Ford, Opel et Audi, parmi les marques du groupe.' }],
  },
  {
    path: '/interfaces/catalogues',
    purpose: 'Les catalogues de véhicules et les marques que chaque site utilise.',
    gestures: [{ text: 'Choisissez d’abord les marques, puis activez le site.' }],
    effect: 'L’activation est facturée, l’écran le dit avant.',
  },
  {
    path: '/interfaces/offreConstructeur',
    purpose: 'Les sites dont les offres se font depuis le code du constructeur.',
    gestures: [{ text: 'Un site sans code constructeur ne peut pas être activé.', href: '/sites' }],
    effect: 'La création d’une offre.',
    words: ['codeConstructeur'],
  },
  {
    path: '/interfaces/smartDataForLead',
    purpose: 'Récupérer à intervalles réguliers les données qui enrichissent les leads.',
    gestures: [{ text: 'Donnez l’accès du groupe, puis essayez-le\u00a0: l’essai ne change rien.' }],
    effect: 'Les fiches des leads\u00a0; le délai se compte en jours.',
    words: ['lead', 'acces'],
  },
  {
    path: '/interfaces/dbs',
    purpose: 'Relier le groupe à DBS, puis chaque site à celui de DBS.',
    gestures: [
      { text: 'Donnez l’accès du groupe, puis essayez-le\u00a0: l’essai ne change rien.' },
      { text: 'Un site de DBS correspond à un seul des nôtres.' },
    ],
    words: ['correspondance', 'acces'],
  },
  {
    path: '/interfaces/edvMarketing',
    purpose: 'L’utilisateur par lequel l’outil de marketing travaille.',
    gestures: [{ text: 'Copiez son login et son mot de passe dans l’outil.' }],
    effect: 'Le modifier peut séparer les deux programmes.',
  },
  {
    path: '/interfaces/renault/csb',
    purpose: 'Les accès des personnes au système CSB de Renault.',
    gestures: [{ text: 'Un accès a un nom et un mot de passe\u00a0; le supprimer est un acte à part.' }],
    words: ['acces'],
  },
  {
    path: '/interfaces/facturation',
    purpose: 'Ce qui est facturé au client, et depuis quand.',
    gestures: [{ text: 'Activer ou désactiver demande d’abord, et garde qui l’a fait.' }],
    effect: 'Un mois commencé est facturé depuis son premier jour, un mois terminé en entier\u00a0; aucun mois deux fois.',
  },
];
