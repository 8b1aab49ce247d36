import {
  typesMaterielAgri,
  type ChampMateriel,
  type TypeMaterielAgri,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { Alert, Button, SimpleGrid, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { onVersion, versionOf } from '../../kit/client.ts';
import { LeaveGuard } from '../../kit/form/saving/leave-guard.tsx';
import { notify } from '../../kit/notify.ts';
import { FormMessage } from '../../kit/form/form-message.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { isClosed, isModified, useWrite } from '../../kit/queries.ts';
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx';
import { ChampsPanel } from './champs-panel.tsx';
import { attachedIds, groupsOf, isMoved, move, notMoved } from './moved-champs.ts';

interface ChampsFormProps {
  head: PageHeaderProps;
  stored: TypeMaterielAgri;
  champs: readonly ChampMateriel[];
}

/** The existing fields, those of the type, and the moves between the lists until they are saved. */
export const ChampsForm = ({ head, stored, champs }: ChampsFormProps) => {
  const sayDone = useSayDone();
  const update = useWrite(typesMaterielAgri.updateChamps);
  const [moved, setMoved] = useState(notMoved);
  const attached = useMemo(() => attachedIds(stored.Champs, moved), [stored, moved]);
  const changed = isMoved(stored.Champs, moved);
  const groups = useMemo(
    () => ({
      free: groupsOf(champs.filter(({ IDFieldMat }) => !attached.has(IDFieldMat))),
      own: groupsOf(champs.filter(({ IDFieldMat }) => attached.has(IDFieldMat))),
    }),
    [champs, attached],
  );
  const save = async () => {
    const headers = onVersion(versionOf(stored));
    const { IDTypeMaterialAgri } = stored;
    try {
      const saved = await update.mutateAsync({ params: { IDTypeMaterialAgri }, body: { Champs: [...attached] }, headers });
      setMoved(notMoved);
      sayDone(saved, 'Les champs sont enregistrés.');
    } catch (error) {
      // The moves now stand on the fresh record: the message below says so.
      if (!isModified(error)) notify.failed(error);
    }
  };
  const moveTo = (to: 'type' | 'away') => (ids: readonly number[]) => setMoved((before) => move(stored.Champs, before, ids, to));
  return (
    <>
      <PageHeader
        {...head}
        actions={
          <Button disabled={!changed} loading={update.isPending} onClick={() => void save()}>
            Sauvegarder
          </Button>
        }
      />
      <FormMessage error={isClosed(update.error) ? update.error : null} has={() => false} />
      {isModified(update.error) && (
        <Alert color="yellow" variant="light" role="alert" mb="sm">
          {changed
            ? 'Quelqu’un d’autre a changé ces champs entre-temps\u00a0: les listes les montrent tels qu’ils sont maintenant, avec vos changements. Vérifiez-les, puis sauvegardez.'
            : 'Quelqu’un d’autre a enregistré les mêmes changements entre-temps.'}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChampsPanel
          title="Champs disponibles"
          groups={groups.free}
          empty="Tous les champs sont associés à ce type de matériel"
          act="Ajouter"
          icon={<IconArrowRight size={18} aria-hidden />}
          disabled={update.isPending || isClosed(update.error)}
          onMove={moveTo('type')}
        />
        <ChampsPanel
          title="Champs du type de matériel"
          groups={groups.own}
          empty="Aucun champ n'est associé à ce type de matériel"
          act="Retirer"
          icon={<IconArrowLeft size={18} aria-hidden />}
          disabled={update.isPending || isClosed(update.error)}
          onMove={moveTo('away')}
        />
      </SimpleGrid>
      <Text c="dimmed" size="sm" mt="sm">
        ★ champ sans colonne dans la table des véhicules
      </Text>
      <LeaveGuard mayLeave={() => !changed} />
    </>
  );
};
