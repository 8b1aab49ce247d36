import { Radio } from '@mantine/core';
import { colonneNames, maxLongText, type Colonne } from '@comptoir/contract/domains/sites/sites.fields';
import { useWatch } from 'react-hook-form';
import { TextareaField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useField } from '../../kit/form/fields/use-field.tsx';
import { FooterPreview } from './apercu-panel.tsx';
import { ImagePicker } from './image-picker.tsx';
import { sourceOf } from './image-source.ts';
import type { SiteRecord } from './site-values.ts';
import css from './sites.module.css';
import type { Images } from './use-images.ts';

interface ColonneFieldsProps extends Pick<SiteRecord, 'field' | 'form'> {
  name: Colonne;
  place: number;
  stored: string | undefined;
}

/** One column: either a text or an image. */
const ColonneFields = ({ field, form, name, place, stored }: ColonneFieldsProps) => {
  const { label } = field(name);
  const {
    value,
    onChange,
    look: { ref },
  } = useField({ ...field(`${name}EstImg`), required: false, label }, (is) => (is === true ? 'Image' : 'Texte'));
  const isImage = value === true;
  const choose = (next: boolean) => {
    onChange(next);
    // The content is of the other kind; going back restores the stored one.
    const isBack = form.formState.defaultValues?.[`${name}EstImg`] === next;
    if (isBack) form.resetField(name);
    else form.setValue(name, '', { shouldDirty: true });
  };
  return (
    <div className={css.colonne}>
      <Radio.Group label={label} name={`${name}EstImg`} value={isImage ? 'image' : 'texte'} onChange={(next) => choose(next === 'image')}>
        <div className={css.kinds}>
          <Radio value="texte" label="Texte" ref={ref} />
          <Radio value="image" label="Image" />
        </div>
      </Radio.Group>
      {isImage ? (
        <ImagePicker {...field(name)} label={`Image de la colonne ${place}`} stored={stored} />
      ) : (
        <TextareaField {...field(name)} label={`Texte de la colonne ${place}`} max={maxLongText} rows={2} />
      )}
    </div>
  );
};

interface BasPagePanelProps {
  record: SiteRecord;
  images: Images;
}

export const BasPagePanel = ({ record: { field, form }, images: { contentOf } }: BasPagePanelProps) => {
  const values = useWatch({ control: form.control });
  const columns = colonneNames.map((name) => {
    const content = values[name] ?? '';
    const isImage = values[`${name}EstImg`] === true;
    return { name, text: isImage ? '' : content, image: isImage ? sourceOf(content, contentOf(name)) : null };
  });
  return (
    <>
      <TickField {...field('ImprBasPage')} />
      <div className={css.colonnes}>
        {colonneNames.map((name, at) => (
          <ColonneFields key={name} field={field} form={form} name={name} place={at + 1} stored={contentOf(name)} />
        ))}
      </div>
      <TextareaField {...field('BasPageTexteOffre')} rows={3} />
      <FooterPreview printed={values.ImprBasPage === true} columns={columns} text={values.BasPageTexteOffre ?? ''} />
    </>
  );
};
