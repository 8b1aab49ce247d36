import { publication, type Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { useSearchValue } from '../../kit/use-param.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { AbonnementsPanel } from './abonnements-panel.tsx';
import { PortailDialog } from './portail-dialog.tsx';
import { publicationParents } from './publication.links.ts';

const titleOf = ({ Libelle, Actif }: Portail) => (Actif ? Libelle : `${Libelle} (inactif)`);

/** The portal in the address, or the first one. */
const useChosen = (portails: readonly Portail[] | undefined) => {
  const portail = useSearchValue('portail');
  return portails?.find(({ IDPortail }) => String(IDPortail) === String(portail)) ?? portails?.[0];
};

interface Asked {
  portail: Portail | null;
  nth: number;
}

/** Portal by portal, which sites publish which vehicles. */
export const AbonnementsPage = () => {
  const query = useRead(publication.portails, {});
  const chosen = useChosen(query.data);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>({ portail: null, nth: 0 });
  const [opened, setOpened] = useState(false);
  const ask = (portail: Portail | null) => {
    setAsked(({ nth }) => ({ portail, nth: nth + 1 }));
    setOpened(true);
  };
  const add = (
    <ActOpener
      call={publication.createPortail}
      leftSection={<IconPlus size={18} aria-hidden />}
      variant="default"
      adds
      onClick={() => ask(null)}
    >
      Ajouter un portail
    </ActOpener>
  );
  const saved = ({ IDPortail }: Portail) => {
    setOpened(false);
    if (asked.portail === null) void navigate({ to: '.', search: { portail: IDPortail } });
  };
  return (
    <>
      <PageHeader
        title="Abonnements de publication"
        purpose="Portail par portail, les stocks que chaque site publie."
        parents={publicationParents}
        actions={
          <>
            {chosen && (
              <ActOpener
                call={publication.updatePortail}
                leftSection={<IconPencil size={18} aria-hidden />}
                variant="default"
                onClick={() => ask(chosen)}
              >
                Modifier le portail
              </ActOpener>
            )}
            {add}
          </>
        }
      />
      <ReadFailure query={query} />
      {query.isLoading && <LoadingState />}
      {query.data?.length === 0 && (
        <EmptyState message="Aucun portail n’est enregistré&nbsp;: ajoutez celui où vos sites publient." action={add} />
      )}
      {query.data && chosen && (
        <>
          <TabLinks
            label="Portails"
            tabs={query.data.map((portail) => ({
              name: String(portail.IDPortail),
              title: titleOf(portail),
              href: `?portail=${portail.IDPortail}`,
            }))}
            current={String(chosen.IDPortail)}
          />
          <AbonnementsPanel key={chosen.IDPortail} portail={chosen} />
        </>
      )}
      {asked.nth > 0 && (
        <PortailDialog key={asked.nth} opened={opened} portail={asked.portail} onSaved={saved} onClose={() => setOpened(false)} />
      )}
    </>
  );
};
