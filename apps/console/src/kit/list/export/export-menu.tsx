import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ExportProps } from './export-choices.tsx';

const load = () => import('./export-choices.tsx');
// `lazy` loses that the component is generic.
const ExportChoices = lazy(() => load().then(({ ExportChoices: component }) => ({ default: component }))) as unknown as Awaited<
  ReturnType<typeof load>
>['ExportChoices'];

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
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
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
