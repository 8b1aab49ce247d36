import { describe, expect, it } from 'vitest';
import { hoursWith, usualHour } from './depart-moment.ts';

describe('the moment of a departure', () => {
  it('is offered by the half hour, beside what was planned otherwise', () => {
    expect(hoursWith(usualHour)).toHaveLength(48);
    expect(hoursWith('18:10').slice(36, 39)).toEqual(['18:00', '18:10', '18:30']);
  });
});
