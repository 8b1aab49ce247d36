export const verbes = ['lire', 'ecrire', 'secrets'] as const;
export type Verbe = (typeof verbes)[number];
/** What a call asks of an operator: a segment and a verb, as in `sites:ecrire`. */
export type Portee = `${string}:${Verbe}`;

/** The calls of one chapter: the segments of their addresses, and what they are about, as a sentence says it. */
interface Chapitre {
  objet: string;
  segments: readonly string[];
  /** Where a verb needs other words than « de modifier … ». */
  mots?: Partial<Record<Verbe, string>>;
}

/** What everybody who is signed in may do: their own session, and what they keep for themselves. */
const soi: Chapitre = {
  objet: 'votre session',
  segments: [
    'acces',
    'session',
    'sessions',
    'authenticate',
    'health',
    'servers',
    'databases',
    'adminselectdatabase',
    'epingles',
    'lieux',
    'notifications',
    'premierspas',
    'travaux',
    'jetons',
  ],
};

/** Every segment, in lower case, belongs to one chapter; no chapter is called like a segment (docs/regles/acces.md#roles). */
export const chapitres = {
  soi,
  pilotage: {
    objet: 'les tableaux de bord et les contrôles',
    segments: ['accueil', 'activites', 'dashboard', 'dashboards', 'qualite', 'recherche'],
  },
  suivi: { objet: 'les notes, les demandes et les vues', segments: ['demandes', 'notes', 'vues'] },
  structure: { objet: 'les sociétés et les sites', segments: ['societes', 'sites', 'marques', 'logosmarques', 'catalogues'] },
  personnes: {
    objet: 'les utilisateurs',
    segments: ['utilisateurs', 'utilisateurssites', 'compteseseller', 'departs', 'cloture'],
  },
  droits: { objet: 'les profils et leurs droits', segments: ['profils', 'permissions', 'pourquoi'] },
  produits: {
    objet: 'les connexions aux autres produits',
    segments: ['connexions'],
    mots: { ecrire: 'de se connecter en tant qu’un utilisateur' },
  },
  partenaires: {
    objet: 'les interfaces et les accès aux partenaires',
    segments: [
      'echanges',
      'getmarques',
      'offreconstructeur',
      'passerelles',
      'publication',
      'refloisir',
      'refmoto',
      'rengateway',
      'sante',
      'siteswltp',
      'webhooks',
      'wltp',
      'wsimport',
    ],
  },
  leads: {
    objet: 'les origines, les workflows et les relances',
    segments: ['familles', 'originedefault', 'origines', 'originescontact', 'relances', 'sousfamilles', 'workflowsleads'],
  },
  offres: {
    objet: 'les offres, leurs tarifs et leurs modèles',
    segments: [
      'bondecommande',
      'cartesdefidelite',
      'codesop',
      'estimationsreprise',
      'libellesremise',
      'lignesfrequentes',
      'malusecologique',
      'malusmasse',
      'objectifsvendeur',
      'offrereglement',
      'plafondsremise',
      'templatesbdc',
      'templatesimpression',
      'typeslignesfrequentes',
    ],
  },
  listes: {
    objet: 'les listes',
    segments: [
      'champsficheclient',
      'civilites',
      'docsadmin',
      'fonctions',
      'holidays',
      'statutsjuridiques',
      'statutsvehicules',
      'table',
      'typescloture',
      'typesficheclient',
    ],
  },
  agriculture: {
    objet: 'les catégories et les matériels agricoles',
    segments: [
      'categoriesclient',
      'categoriesclients',
      'categoriesproduction',
      'famillesmaterielagri',
      'souscategoriesproduction',
      'typesmaterielagri',
      'typesproduction',
      'volumesproduction',
    ],
  },
  parametres: { objet: 'les paramètres du groupe', segments: ['gpparametres'] },
  historique: {
    objet: 'l’historique et les imports',
    segments: ['evenements', 'imports', 'instants', 'journal', 'logsuppression', 'retour'],
    mots: { ecrire: 'd’annuler des opérations' },
  },
  urgences: {
    objet: 'les accès d’urgence',
    segments: ['urgence'],
    mots: { ecrire: 'de prendre un accès d’urgence' },
  },
  controle: {
    objet: 'la sécurité et les droits des opérateurs',
    segments: ['securite', 'operateurs', 'fournisseurs'],
  },
} satisfies Record<string, Chapitre>;
export type NomChapitre = keyof typeof chapitres;
// The keys of an object literal.
export const nomsChapitres = Object.keys(chapitres) as [NomChapitre, ...NomChapitre[]];

const chapitreDe: ReadonlyMap<string, NomChapitre> = new Map(
  nomsChapitres.flatMap((nom) => chapitres[nom].segments.map((segment) => [segment, nom] as const)),
);

/** Segments of two words, which no chapter lists: a partner's calls (`interfaces/dbs`). */
const duPartenaire = /^interfaces\/[a-z0-9]+$/;
/** Stands for all of them, those to come included. */
const tousPartenaires = 'interfaces/*';

const chapitreDuSegment = (segment: string): NomChapitre | undefined =>
  chapitreDe.get(segment) ?? (segment === tousPartenaires || duPartenaire.test(segment) ? 'partenaires' : undefined);

/** What a guard says of its scope: a call's own, or what its address says. */
export interface Scoped {
  method?: string | undefined;
  path?: string | undefined;
  scope?: Portee | undefined;
  trace?: string | undefined;
  readsOnly?: true | undefined;
}

/** The first word after `/api/`, with the partner's where it is an interface's. */
const segmentOf = (path: string) => {
  const [first = '', second = ''] = path.replace(/^\/api\//, '').split('/');
  return (first === 'interfaces' ? `${first}/${second}` : first).toLowerCase();
};

const verbeOf = ({ method = 'GET', trace, readsOnly }: Scoped): Verbe => {
  if (trace === 'secrets') return 'secrets';
  return method === 'GET' || readsOnly ? 'lire' : 'ecrire';
};

/** The scope of a call, by one rule from its address and its method; undefined of what is no call. */
export const scopeOf = (guarded: Scoped): Portee | undefined => {
  if (guarded.scope) return guarded.scope;
  return guarded.path?.startsWith('/api/') ? `${segmentOf(guarded.path)}:${verbeOf(guarded)}` : undefined;
};

const partsOf = (portee: Portee) => {
  const at = portee.lastIndexOf(':');
  // Written by `scopeOf`, or checked by the type.
  return [portee.slice(0, at), portee.slice(at + 1) as Verbe] as const;
};

export const chapitreOf = (portee: Portee): NomChapitre | undefined => chapitreDuSegment(partsOf(portee)[0]);

/** A set of scopes: `*`, a chapter or a segment, and a verb or `*`. */
export type Motif = `${string}:${Verbe | '*'}`;

const cut = (motif: string) => {
  const at = motif.lastIndexOf(':');
  return [motif.slice(0, at), motif.slice(at + 1)] as const;
};

/** Whether a text is such a set, of something that exists. */
export const estMotif = (text: string): text is Motif => {
  const [where, verb] = cut(text);
  const isPlace = where === '*' || chapitreDe.has(where) || duPartenaire.test(where) || nomsChapitres.some((nom) => nom === where);
  return isPlace && (verb === '*' || verbes.some((verbe) => verbe === verb));
};

const holds = (motif: Motif, portee: Portee) => {
  const [where, verb] = cut(motif);
  const [segment, verbe] = partsOf(portee);
  const chapitre = chapitreDuSegment(segment);
  return chapitre !== undefined && (verb === '*' || verb === verbe) && (where === '*' || where === segment || where === chapitre);
};

const opened = new Map<string, ReadonlySet<Portee>>();

/** Every scope that these patterns hold; that of all partners stands as `interfaces/*`. */
export const portees = (motifs: readonly Motif[]): ReadonlySet<Portee> => {
  const key = motifs.join(' ');
  const known = opened.get(key);
  if (known) return known;
  const partners = motifs.map((motif) => cut(motif)[0]).filter((where) => duPartenaire.test(where));
  const all = [...chapitreDe.keys(), tousPartenaires, ...partners].flatMap((segment) =>
    verbes.map((verbe): Portee => `${segment}:${verbe}`),
  );
  const held = new Set(all.filter((portee) => motifs.some((motif) => holds(motif, portee))));
  // Few sets are in use: those of the roles.
  if (opened.size < 1_000) opened.set(key, held);
  return held;
};

/** Whether whoever holds the first may give the second: nobody gives what he does not have. */
export const couvre = (mine: readonly Motif[], given: readonly Motif[]) =>
  [...portees(given)].every((portee) => mine.some((motif) => holds(motif, portee)));

/** Whether these patterns hold a scope. One's own session belongs to everybody. */
export const tient = (motifs: readonly Motif[], portee: Portee) =>
  chapitreOf(portee) === 'soi' || motifs.some((motif) => holds(motif, portee));

const faire: Readonly<Record<Verbe, (objet: string) => string>> = {
  lire: (objet) => `de consulter ${objet}`,
  ecrire: (objet) => `de modifier ${objet}`,
  secrets: (objet) => `de voir les mots de passe et les clés qui concernent ${objet}`,
};

/** What a scope lets people do, after « ne permet pas ». */
export const actDe = (portee: Portee): string => {
  const nom = chapitreOf(portee);
  const [, verbe] = partsOf(portee);
  const chapitre: Chapitre | undefined = nom && chapitres[nom];
  return chapitre?.mots?.[verbe] ?? faire[verbe](chapitre?.objet ?? 'cette partie de la console');
};

/** What operators may be (docs/regles/acces.md#roles). */
export const roles = {
  administrateur: { titre: 'Administrateur', motifs: ['*:*'] },
  integration: {
    titre: 'Intégration',
    motifs: ['*:lire', 'partenaires:*', 'suivi:ecrire', 'retour:ecrire', 'urgences:ecrire'],
  },
  support: {
    titre: 'Support',
    motifs: ['*:lire', 'personnes:*', 'produits:*', 'suivi:ecrire', 'retour:ecrire', 'urgences:ecrire'],
  },
  lecture: { titre: 'Lecture seule', motifs: ['*:lire'] },
} as const satisfies Record<string, { titre: string; motifs: readonly Motif[] }>;
export type Role = keyof typeof roles;
// The keys of an object literal.
export const roleNames = Object.keys(roles) as [Role, ...Role[]];
