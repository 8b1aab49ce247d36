import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import css from '../list.module.css';
import type { AskedDialog, VueProps } from './open-vue.ts';
import { isChanged } from './use-vue.ts';
import { ahead, late } from '../../../ui/late.tsx';

const load = () => import('./vues-menu.tsx');
const VuesMenu = late(() => load().then(({ VuesMenu: component }) => component));
const VueDialog = late(() => import('./vue-dialog.tsx').then(({ VueDialog: component }) => component));

/** The name of the view that is shown, and all that may be done with views. */
export const VuesButton = (props: VueProps) => {
  const { vue, lens, shape, control } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<AskedDialog | null>(null);
  const changed = lens && isChanged(lens, control.state, shape);
  const mark = vue?.isCopy ? 'non enregistrée' : changed && 'modifiée';
  return (
    <>
      <DropPanel
        label="Vues"
        panelRef={panel}
        button={(popoverTarget) => (
          <Button
            size="xs"
            variant="default"
            maw="18rem"
            aria-haspopup="menu"
            popoverTarget={popoverTarget}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onPointerEnter={() => ahead(load)}
            onFocus={() => ahead(load)}
          >
            <span className={css.choice}>{vue?.Nom ?? 'Vues'}</span>
            {mark && `\u00a0· ${mark}`}
          </Button>
        )}
      >
        <Suspense>
          <VuesMenu {...props} changed={changed} ask={ask} onClose={() => panel.current?.hidePopover()} />
        </Suspense>
      </DropPanel>
      {asked && (
        <Suspense>
          <VueDialog {...props} asked={asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
};
