import type { Tranche } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { trancheFields } from '@comptoir/contract/domains/malus-masse/malus-masse.fields';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, type ClipboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { AmountInput } from '../../kit/amounts/amount-input.tsx';
import css from '../../kit/amounts/amounts.module.css';
import { ChecksList } from '../../kit/amounts/checks-list.tsx';
import { StepCurve } from '../../kit/amounts/step-curve.tsx';
import { numberOrNull, type Typed } from '../../kit/amounts/typed-number.ts';
import { notify } from '../../kit/notify.ts';
import { showNotice } from '../../ui/notifications.tsx';
import type { GrilleRecord } from './malus-masse-values.ts';
import { pasteTranches, trancheChecks, valueFault, withNewTranche, withoutLast, withValue, type TypedTranche } from './tranche-rows.ts';

const labels = labelsOf(trancheFields);
const followsOn = 'Une tranche commence où finit la précédente\u00a0: c’est sa fin qui se change.';

interface TranchesTableProps {
  rows: readonly TypedTranche[];
  refused: boolean;
  onValue: (at: number, name: keyof Tranche, value: Typed) => void;
  onPaste: (at: number, text: string) => void;
}

const TranchesTable = ({ rows, refused, onValue, onPaste }: TranchesTableProps) => {
  const onMin = useCallback((at: number, value: Typed) => onValue(at, 'MasseMin', value), [onValue]);
  const onMax = useCallback((at: number, value: Typed) => onValue(at, 'MasseMax', value), [onValue]);
  const onAmount = useCallback((at: number, value: Typed) => onValue(at, 'MontantTaxe', value), [onValue]);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(Number(event.target instanceof HTMLElement ? event.target.dataset['at'] : 0), text);
  };
  const last = rows.length - 1;
  return (
    <div className={css.viewport}>
      <table className={css.table} aria-label="Montants par tranche de masse" onPaste={paste}>
        <thead>
          <tr>
            <th scope="col" className={css.place}>
              #
            </th>
            {['De (kg)', 'À (kg)', 'Taxe (€)'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ MasseMin, MasseMax, MontantTaxe }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a bracket is identified by its place
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>
                <AmountInput
                  at={at}
                  value={MasseMin}
                  onChange={onMin}
                  whole
                  raison={at > 0 ? followsOn : null}
                  fault={valueFault('MasseMin', MasseMin)}
                  invalid={refused && MasseMin === null}
                  label={`${labels.MasseMin}, tranche ${at + 1}`}
                />
              </td>
              <td>
                <AmountInput
                  at={at}
                  value={MasseMax}
                  onChange={onMax}
                  whole
                  placeholder={at === last ? 'et plus' : ''}
                  fault={valueFault('MasseMax', MasseMax)}
                  invalid={refused && (MasseMax === null) !== (at === last)}
                  label={`${labels.MasseMax}, tranche ${at + 1}`}
                />
              </td>
              <td>
                <AmountInput
                  at={at}
                  value={MontantTaxe}
                  onChange={onAmount}
                  fault={valueFault('MontantTaxe', MontantTaxe)}
                  invalid={refused && MontantTaxe === null}
                  label={`${labels.MontantTaxe}, tranche ${at + 1}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const stepsOf = (rows: readonly TypedTranche[]) =>
  rows.flatMap(({ MasseMin, MontantTaxe }) => (typeof MasseMin === 'number' ? { from: MasseMin, value: numberOrNull(MontantTaxe) } : []));

/** The brackets of a grid: table, checks and curve. */
export const TranchesPanel = ({ record }: { record: GrilleRecord }) => {
  const { field, fieldState } = useController({ control: record.form.control, name: 'Values' });
  const rows: readonly TypedTranche[] = field.value;
  const latest = useRef({ rows, change: field.onChange });
  useEffect(() => {
    latest.current = { rows, change: field.onChange };
  });
  const onValue = useCallback((at: number, name: keyof Tranche, value: Typed) => {
    latest.current.change(withValue(latest.current.rows, at, name, value));
  }, []);
  const onPaste = (at: number, text: string) => {
    const pasted = pasteTranches(rows, at, text);
    if (!pasted.ok) return showNotice({ kind: 'failed', message: pasted.message });
    field.onChange(pasted.rows);
    notify.done(pasted.message);
  };
  const longer = withNewTranche(rows);
  const steps = stepsOf(rows);
  const from = steps.at(-1)?.from ?? 0;
  return (
    <>
      <Text c="dimmed">
        Remplissez la masse maximale de la dernière tranche pour en ajouter une autre. Trois colonnes collées depuis un tableur, minimum,
        maximum et montant, remplacent la grille.
      </Text>
      <ChecksList
        sentences={trancheChecks(rows)}
        fine="Les tranches se suivent, et chacune a son montant."
        refusal={fieldState.error?.message}
      />
      <div className={css.beside}>
        <div>
          <TranchesTable rows={rows} refused={fieldState.error !== undefined} onValue={onValue} onPaste={onPaste} />
          <Group mt="sm" gap="xs">
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={!longer}
              onClick={() => longer && field.onChange(longer)}
            >
              Ajouter une tranche
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              disabled={rows.length < 2}
              onClick={() => field.onChange(withoutLast(rows))}
            >
              Supprimer la dernière tranche
            </Button>
          </Group>
        </div>
        <StepCurve steps={steps} end={from + Math.max(200, Math.round(from / 10))} label="Taxe selon la masse" unit="kg" />
      </div>
    </>
  );
};
