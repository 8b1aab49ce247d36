import { useWatch } from 'react-hook-form';
import { TextareaField, TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { HeaderPreview } from './apercu-panel.tsx';
import { ImagePicker } from './image-picker.tsx';
import { sourceOf } from './image-source.ts';
import type { SiteRecord } from './site-values.ts';
import type { Images } from './use-images.ts';

interface EnTetePanelProps {
  record: SiteRecord;
  images: Images;
}

export const EnTetePanel = ({ record: { field, form }, images: { contentOf } }: EnTetePanelProps) => {
  const [printed, first, second, image] = useWatch({ control: form.control, name: ['ImprHautPage', 'EnTete1', 'EnTete2', 'EnTeteImg'] });
  const stored = contentOf('EnTeteImg');
  return (
    <>
      <TickField {...field('ImprHautPage')} />
      <TextField {...field('EnTete1')} />
      <TextareaField {...field('EnTete2')} rows={3} />
      <ImagePicker {...field('EnTeteImg')} stored={stored} />
      <HeaderPreview printed={printed === true} first={first ?? ''} second={second ?? ''} image={sourceOf(image ?? '', stored)} />
    </>
  );
};
