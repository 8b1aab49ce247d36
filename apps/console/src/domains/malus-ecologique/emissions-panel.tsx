import { emissionFields, mostCO2 } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import { Text } from '@mantine/core';
import { Fragment, useCallback, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { AmountInput } from '../../kit/amounts/amount-input.tsx';
import css from '../../kit/amounts/amounts.module.css';
import { ChecksList } from '../../kit/amounts/checks-list.tsx';
import { StepCurve } from '../../kit/amounts/step-curve.tsx';
import { numberOrNull, type Typed } from '../../kit/amounts/typed-number.ts';
import { useRowWindow } from '../../kit/list/rows/use-row-window.ts';
import { notify } from '../../kit/notify.ts';
import { showNotice } from '../../ui/notifications.tsx';
import { emissionChecks, montantFault, pasteEmissions, type EmissionRow } from './emission-rows.ts';
import type { GrilleRecord } from './malus-ecologique-values.ts';

const labels = labelsOf(emissionFields);
const rowHeight = 36;
const moves: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1, PageUp: -10, PageDown: 10 };

/** Focuses the amount of a row, once it is drawn. */
const useRowFocus = (scrollTo: (index: number) => void, keep: (index: number) => void) => {
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  /** A key held down is faster than drawing. */
  const onItsWay = useRef<number | null>(null);
  useEffect(() => {
    onItsWay.current = null;
    if (wanted) body.current?.querySelector<HTMLInputElement>(`input[data-at="${wanted.at}"]`)?.focus();
  }, [wanted]);
  const moveFrom = (at: number, by: number, last: number) => {
    const next = Math.min(Math.max((onItsWay.current ?? at) + by, 0), last);
    onItsWay.current = next;
    scrollTo(next);
    keep(next);
    setWanted({ at: next });
  };
  return { body, moveFrom };
};

interface EmissionsTableProps {
  rows: readonly EmissionRow[];
  refused: boolean;
  onAmount: (at: number, value: Typed) => void;
  onPaste: (at: number, text: string) => void;
}

/** The space of rows that are not drawn. */
const Room = ({ rows }: { rows: number }) => <tr aria-hidden style={{ height: rows * rowHeight }} />;

/** A row for each emission, of which only the visible ones are drawn. */
const EmissionsTable = ({ rows, refused, onAmount, onPaste }: EmissionsTableProps) => {
  const viewport = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<number | null>(null);
  const { indexes, scrollTo } = useRowWindow({ viewport, active: true, count: rows.length, height: rowHeight, heading: rowHeight, kept });
  const { body, moveFrom } = useRowFocus(scrollTo, setKept);
  const after = rows.length - 1 - (indexes.at(-1) ?? rows.length - 1);
  const atOf = ({ target }: { target: EventTarget }) => Number(target instanceof HTMLElement ? target.dataset['at'] : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveFrom(atOf(event), move, rows.length - 1);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(atOf(event), text);
  };
  return (
    // It scrolls only inputs, which scroll into sight on focus.
    <div ref={viewport} className={css.viewport}>
      <table className={css.table} aria-label="Montants par émission" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{labels.EmissionCO2}</th>
            <th scope="col">{labels.MontantTaxe} (€)</th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys and pastes of the inputs inside */}
        <tbody ref={body} onKeyDown={onKeyDown} onPaste={paste} onFocus={(event) => setKept(atOf(event))}>
          {indexes.map((at, place) => {
            const row = rows[at];
            if (!row) return null;
            const hidden = at - (place === 0 ? 0 : indexes[place - 1]! + 1);
            const name = `${row.EmissionCO2} g/km${at === rows.length - 1 ? ' et plus' : ''}`;
            return (
              // By its place: rows that are made anew while the focus comes to them keep their input.
              <Fragment key={at}>
                {hidden > 0 && <Room rows={hidden} />}
                <tr aria-rowindex={at + 2}>
                  <th scope="row">{name}</th>
                  <td>
                    <AmountInput
                      at={at}
                      value={row.MontantTaxe}
                      onChange={onAmount}
                      label={`${labels.MontantTaxe}, ${name}`}
                      fault={montantFault(row.MontantTaxe)}
                      invalid={refused && row.MontantTaxe === null}
                    />
                  </td>
                </tr>
              </Fragment>
            );
          })}
          {after > 0 && <Room rows={after} />}
        </tbody>
      </table>
    </div>
  );
};

/** The amounts of a grid: table, checks and curve. */
export const EmissionsPanel = ({ record }: { record: GrilleRecord }) => {
  const { field, fieldState } = useController({ control: record.form.control, name: 'Values' });
  const rows: readonly EmissionRow[] = field.value;
  const latest = useRef({ rows, change: field.onChange });
  useEffect(() => {
    latest.current = { rows, change: field.onChange };
  });
  const onAmount = useCallback((at: number, MontantTaxe: Typed) => {
    const { rows: before, change } = latest.current;
    change(before.with(at, { ...before[at]!, MontantTaxe }));
  }, []);
  const onPaste = (at: number, text: string) => {
    const pasted = pasteEmissions(rows, at, text);
    if (!pasted.ok) return showNotice({ kind: 'failed', message: pasted.message });
    field.onChange(pasted.rows);
    notify.done(pasted.message);
  };
  const steps = rows.map(({ EmissionCO2, MontantTaxe }) => ({ from: EmissionCO2, value: numberOrNull(MontantTaxe) }));
  const end = Math.min((rows.at(-1)?.EmissionCO2 ?? 0) + 1, mostCO2 + 1);
  return (
    <>
      <Text c="dimmed">
        Collez une colonne de montants depuis un tableur sur la ligne où elle commence, ou deux colonnes&nbsp;: l’émission et son montant.
      </Text>
      <ChecksList
        sentences={emissionChecks(rows)}
        fine="Chaque émission a son montant, et aucun ne baisse."
        refusal={fieldState.error?.message}
      />
      <div className={css.beside}>
        <EmissionsTable rows={rows} refused={fieldState.error !== undefined} onAmount={onAmount} onPaste={onPaste} />
        <StepCurve steps={steps} end={end} label="Taxe selon l’émission" unit="g/km" />
      </div>
    </>
  );
};
