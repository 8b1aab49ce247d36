import type { CleEtape } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';

interface Etape {
  texte: string;
  /** The screen where it is done; null for what is done in the banner of every screen. */
  href: `/${string}` | null;
}

export const etapesInWords: Record<CleEtape, Etape> = {
  modification: { texte: 'Modifiez une fiche, un utilisateur par exemple, puis enregistrez.', href: '/utilisateurs' },
  retour: { texte: 'Annulez une modification, par le message qui la suit ou par le journal.', href: '/journal' },
  note: { texte: 'Laissez une note sur la fiche d’un site.', href: '/sites' },
  vue: { texte: 'Filtrez une liste, puis enregistrez-en une vue.', href: '/sites' },
  import: { texte: 'Importez des utilisateurs depuis un classeur.', href: '/utilisateurs/importUtilisateurs' },
  sante: { texte: 'Vérifiez un accès sur la page de santé, ou acquittez une alerte.', href: '/sante' },
  notifications: { texte: 'Marquez une notification comme lue, sous la cloche du bandeau (Alt+N).', href: null },
  utilisateurs: { texte: 'Ajoutez un utilisateur, ou complétez sa fiche.', href: '/utilisateurs' },
  droits: { texte: 'Donnez des droits à un profil.', href: '/profils/eSellerTeam' },
  site: { texte: 'Complétez la fiche d’un site.', href: '/sites' },
  demande: { texte: 'Demandez une modification depuis la fiche d’une société.', href: '/societes' },
};
