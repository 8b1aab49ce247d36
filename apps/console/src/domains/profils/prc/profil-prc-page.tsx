import { permissions } from '@comptoir/contract/domains/permissions/permissions.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { RecordComing } from '../../../kit/record-coming.tsx';
import { ProfilPrcForm } from './profil-prc-form.tsx';
import { profilsPrcPath } from '../profils.links.ts';
import { useParam } from '../../../kit/use-param.ts';

const StoredPage = ({ idProfil }: { idProfil: string }) => {
  const profil = useRead(profils.readEDataVoicePrc, { params: { idProfil: Number(idProfil) } });
  const all = useRead(permissions.list, {});
  const failed = profil.error ? profil : all;
  if (!profil.data || !all.data) {
    return (
      <RecordComing
        title="Profil eDV (PRC)"
        purpose="Son nom, son type et ses permissions sur le Poste Relation Client."
        parents={[{ label: 'Profils eDV (PRC)', href: profilsPrcPath }]}
        query={failed}
        listHref={profilsPrcPath}
      />
    );
  }
  return (
    <>
      <ReadFailure query={failed} />
      <ProfilPrcForm stored={profil.data} permissions={all.data} />
    </>
  );
};

/** The customer-relations profile that the address names. */
export const ProfilPrcPage = () => {
  const idProfil = useParam('idProfil');
  return <StoredPage key={idProfil} idProfil={idProfil} />;
};
