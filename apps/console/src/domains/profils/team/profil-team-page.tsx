import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { RecordComing } from '../../../kit/record-coming.tsx';
import { ProfilTeamForm } from './profil-team-form.tsx';
import { profilsTeamPath } from '../profils.links.ts';
import { useParam } from '../../../kit/use-param.ts';

const StoredPage = ({ idProfile }: { idProfile: string }) => {
  const params = { idProfile: Number(idProfile) };
  const profil = useRead(profils.readESellerTeam, { params });
  const rights = useRead(profils.rights, { params });
  const failed = profil.error ? profil : rights;
  if (!profil.data || !rights.data) {
    return (
      <RecordComing
        title="Profil eSeller Team"
        purpose="Son nom, son tableau de bord et ses droits, fonction par fonction."
        parents={[{ label: 'Profils eSeller Team', href: profilsTeamPath }]}
        query={failed}
        listHref={profilsTeamPath}
      />
    );
  }
  return (
    <>
      <ReadFailure query={failed} />
      <ProfilTeamForm stored={profil.data} rights={rights.data} />
    </>
  );
};

/** The eSeller Team profile that the address names. */
export const ProfilTeamPage = () => {
  const idProfile = useParam('idProfile');
  return <StoredPage key={idProfile} idProfile={idProfile} />;
};
