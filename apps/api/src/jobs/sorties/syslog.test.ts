import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Frames, jsonOf } from '../../../test/outside/trail-receivers.ts';
import type { SealedEvenement, TrailLine } from '../../registry/trail-lines.ts';
import { syslogFrame, syslogMessage } from './syslog.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('"]\\', 'a\nb\r\nc', '\u0000', '] <34>1 - x', 'é\u2028😀', ''),
);

const lineOf = (Qui: string | null, Adresse: string, more: string): TrailLine => {
  const event = { Rang: 12, DateH: '2026-11-27 10:00:00.123+01', Type: 'ouverture', Resultat: 'refus', Qui, Adresse } as SealedEvenement;
  return { Rang: 12, event, text: JSON.stringify({ Qui, Adresse, more }) };
};

describe('a message of syslog', () => {
  it('holds whatever somebody typed, whole, on one line of ASCII after its data', () => {
    fc.assert(
      fc.property(fc.option(nasty), nasty, nasty, (Qui, Adresse, more) => {
        const line = lineOf(Qui, Adresse, more);
        const message = syslogMessage(line);
        expect(message).not.toMatch(/\p{Cc}/u);
        expect(jsonOf(message)).toMatch(/^[ -~]*$/);
        expect(JSON.parse(jsonOf(message))).toEqual(JSON.parse(line.text));
      }),
    );
  });

  it('says who, from where, when and what, as RFC 5424 asks', () => {
    expect(syslogMessage(lineOf('a"]\\b', '192.0.2.1', ''), 'hôte un', 42).split(' {')[0]).toBe(
      String.raw`<84>1 2026-11-27T09:00:00.123Z hteun comptoir 42 ouverture [comptoir@32473 rang="12" resultat="refus" qui="a\"\]\\b" adresse="192.0.2.1"]`,
    );
    expect(syslogMessage({ Rang: 3, event: undefined, text: '{"Depuis":3}' }, '', 42)).toBe(
      '<86>1 - - comptoir 42 origine [comptoir@32473 rang="3"] {"Depuis":3}',
    );
  });

  it('is found again by its count, wherever the connection cuts', () => {
    const texts = fc.array(nasty, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (messages, sizes) => {
        const bytes = Buffer.concat(messages.map((message) => syslogFrame(message)));
        const frames = new Frames();
        const found: string[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const size = sizes[turn % sizes.length]!;
          found.push(...frames.add(bytes.subarray(at, at + size)));
          at += size;
        }
        // What is no text of Unicode becomes one on its way.
        expect(found).toEqual(messages.map((message) => Buffer.from(message).toString()));
      }),
    );
  });
});
