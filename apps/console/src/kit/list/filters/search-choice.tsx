import { CloseButton, InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import type { SearchChoicesProps } from './search-choices.tsx';
import css from '../list.module.css';
import { ahead, late } from '../../../ui/late.tsx';

const load = () => import('./search-choices.tsx');
const SearchChoices = late(() => load().then(({ SearchChoices: component }) => component));

/** One choice among hundreds: a field that opens a list, searched by typing. */
export const SearchChoice = (props: Omit<SearchChoicesProps, 'onKeep'>) => {
  const { label, options, value, onChoose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  const close = () => panel.current?.hidePopover();
  const shown = options.find((option) => option.value === value)?.label;
  const choose = (next: string) => {
    close();
    onChoose(next);
  };
  const clear = () => {
    field.current?.focus();
    onChoose('');
  };
  return (
    <DropPanel
      label={label}
      align="start"
      panelRef={panel}
      button={(popoverTarget) => (
        <InputBase
          component="button"
          type="button"
          ref={field}
          className={css.filter ?? ''}
          classNames={{ input: css.choice ?? '' }}
          label={label}
          aria-label={`${label}\u00a0: ${shown}`}
          popoverTarget={popoverTarget}
          onPointerEnter={() => ahead(load)}
          onFocus={() => ahead(load)}
          pointer
          rightSection={
            value === '' ? (
              <IconSelector size={16} aria-hidden />
            ) : (
              <CloseButton size="sm" aria-label={`Effacer le filtre\u00a0: ${label}`} onClick={clear} />
            )
          }
          rightSectionPointerEvents={value === '' ? 'none' : 'all'}
        >
          {shown}
        </InputBase>
      )}
    >
      <Suspense>
        <SearchChoices {...props} onChoose={choose} onKeep={close} />
      </Suspense>
    </DropPanel>
  );
};
