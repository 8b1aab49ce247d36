import { IconDownload } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ExportProps } from './export-choices.tsx';
import { ahead, late } from '../../../ui/late.tsx';

const load = () => import('./export-choices.tsx');
const ExportChoices = late(() => load().then(({ ExportChoices: component }) => component));

/** The one button of a list for all its files. */
export const ExportMenu = <Row,>(props: ExportProps<Row>) => {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <DropPanel
      label="Exporter"
      panelRef={panel}
      button={(popoverTarget) => (
        <IconButton
          label="Exporter"
          variant="default"
          popoverTarget={popoverTarget}
          onPointerEnter={() => ahead(load)}
          onFocus={() => ahead(load)}
        >
          <IconDownload size={18} aria-hidden />
        </IconButton>
      )}
    >
      <Suspense>
        <ExportChoices {...props} onClose={() => panel.current?.hidePopover()} />
      </Suspense>
    </DropPanel>
  );
};
