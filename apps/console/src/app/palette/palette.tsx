import { Text } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { notify } from '../../kit/notify.ts';
import { useSession, useSessionInfo } from '../../kit/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import type { MenuGroup } from '../frame/menu.ts';
import { providers, type PaletteItem } from './providers.ts';

const useItems = (menu: readonly MenuGroup[], typed: number) => {
  const context = { info: useSessionInfo(), menu, selected: useSession().selected, client: useQueryClient(), history: useRouter().history };
  const open = providers.filter(({ isOpen }) => isOpen(context));
  const results = useQueries({
    queries: open.map(({ name, after, items }) => ({
      queryKey: ['palette', name, menu],
      queryFn: async () => (await items(context)).map((item) => ({ item, folded: fold(`${item.label} ${item.words ?? ''}`) })),
      enabled: typed >= after,
    })),
  });
  return {
    found: results.flatMap(({ data }) => data ?? []),
    loading: results.some(({ isLoading }) => isLoading),
    unread: open.filter((_, index) => results[index]?.isError).map(({ name }) => name),
  };
};

/** Labels that begin with the typed text come first. */
const ranked = (items: readonly { item: PaletteItem; folded: string }[], typed: string) => {
  const matches = matcherOf(typed);
  const start = fold(typed).trim();
  const matching = items.filter(({ folded }) => matches(folded));
  const begins = ({ folded }: { folded: string }) => start !== '' && folded.startsWith(start);
  return [...matching.filter(begins), ...matching.filter((found) => !begins(found))].map(({ item }) => item);
};

const numbers = new Intl.NumberFormat('fr-FR');
const countInWords = (count: number) => `${numbers.format(count)} ${count < 2 ? 'résultat' : 'résultats'}`;

export const Palette = ({ menu, onClose }: { menu: readonly MenuGroup[]; onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const { found, loading, unread } = useItems(menu, query.trim().length);
  const items = useMemo(() => ranked(found, query), [found, query]);
  const run = async ({ id }: { id: string }) => {
    onClose();
    try {
      await items.find((item) => item.id === id)?.run();
    } catch (error) {
      notify.failed(error, "Le changement de client n'a pas eu lieu");
    }
  };
  return (
    <Dialog opened onClose={onClose} title="Aller à…" size="lg">
      <OptionList
        label="Page, client, utilisateur ou site"
        labelShown={false}
        placeholder="Page, client, utilisateur ou site"
        query={query}
        onQuery={setQuery}
        options={items}
        onChoose={(item) => void run(item)}
        count={loading ? 'Chargement en cours…' : countInWords(items.length)}
        empty="Rien ne correspond à cette recherche."
      />
      {unread.length > 0 && (
        <Text role="alert" size="sm" mt="xs" c="var(--mantine-color-error)">
          La recherche ne porte pas sur {unread.join(', ')} : la lecture a échoué.
        </Text>
      )}
    </Dialog>
  );
};
