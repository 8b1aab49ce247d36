import {
  brandsFirst,
  brandsRequired,
  refLoisir,
  refMoto,
  type CatalogueSite,
} from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { useMemo, useState } from 'react';
import type { BesideField } from '../../kit/grid/beside.ts';
import { useRead } from '../../kit/queries.ts';

/** A catalogue whose brands the group chooses, and the flag of the sites that use it. */
export const references = [
  { flag: 'RefMotoActif', title: 'Référentiel Moto', calls: refMoto },
  { flag: 'RefVdlActif', title: 'Référentiel Loisir', calls: refLoisir },
] as const;
export type Reference = (typeof references)[number];

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code));
export const isCodes = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The brands of a catalogue: those of the group, as stored and as chosen on the page, and those that it offers. */
const useBrands = ({ title, calls }: Reference) => {
  const stored = useRead(calls.groupBrands, {});
  const offered = useRead(calls.brands, {}, { retry: false, staleTime: 60_000 });
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const known = stored.data;
  const all = offered.data;
  const label = `Marques du ${title}`;
  const names = useMemo(() => new Map([...(known ?? []), ...(all ?? [])].map(({ code, name }) => [code, name])), [known, all]);
  const field = useMemo((): BesideField | null => {
    if (!known) return null;
    const before = known.map(({ code }) => code);
    const show = (value: unknown) =>
      isCodes(value) && value.length > 0 ? value.map((code) => names.get(code) ?? code).join(', ') : 'Aucune';
    return {
      label,
      changed: `${label} modifiées`,
      stored: before,
      typed: typed && !isSame(typed, before) ? typed : undefined,
      show,
      set: (value) => isCodes(value) && setTyped(value),
      // What was chosen while it was saved stays.
      drop: () => setTyped((now) => (now === typed ? null : now)),
    };
  }, [known, names, typed, label]);
  return { label, stored, offered, names, field, chosen: typed ?? known?.map(({ code }) => code) ?? [] };
};
export type Brands = ReturnType<typeof useBrands>;

/** The brands of both catalogues, and why one cannot be switched on, or has to have a brand. */
export const useReferences = (sites: readonly CatalogueSite[] | undefined) => {
  const [moto, loisir] = references;
  const all = [
    { reference: moto, brands: useBrands(moto) },
    { reference: loisir, brands: useBrands(loisir) },
  ] as const;
  return all.map(({ reference, brands }) => {
    const isEmpty = brands.stored.data !== undefined && brands.chosen.length === 0;
    return {
      reference,
      brands,
      missing: isEmpty ? brandsFirst(reference.title) : null,
      required: isEmpty && sites?.some((site) => site[reference.flag]) ? brandsRequired(reference.title) : null,
    };
  });
};
