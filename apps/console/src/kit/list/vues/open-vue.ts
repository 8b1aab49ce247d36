import type { Vue } from '@comptoir/contract/domains/vues/vues.calls';
import type { ListShape } from '../list-state.ts';
import type { Lens, ListControl } from '../use-list-state.ts';

/** A view as a list stands on it. Of one that nobody shared only what it shows is known: it is an unsaved copy. */
export type OpenVue = Pick<Vue, 'IDVue' | 'Nom' | 'Etat' | 'estMienne' | 'estModifiable' | 'Portee' | 'ParDefaut'> & { isCopy: boolean };

/** What acts on views know of the list. */
export interface VueProps {
  ecran: string;
  shape: ListShape;
  vue: OpenVue | null | undefined;
  lens: Lens | null | undefined;
  control: Pick<ListControl, 'state' | 'open'>;
}

/** A new view of what the list shows, or how one is called and who sees it. */
export type AskedDialog = { kind: 'new'; Nom: string } | { kind: 'change'; vue: OpenVue };
