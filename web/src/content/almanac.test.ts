import { describe, expect, it } from 'vitest';
import { buildAlmanac, formatTithi } from './almanac.ts';
import { sampleChart } from './sample-person.ts';

describe('the almanac', () => {
  it('names the thirty tithis, counted from the new Moon', () => {
    expect(formatTithi(1)).toBe('Shukla Pratipada');
    expect(formatTithi(14)).toBe('Shukla Chaturdashi');
    expect(formatTithi(15)).toBe('Purnima');
    expect(formatTithi(16)).toBe('Krishna Pratipada');
    expect(formatTithi(29)).toBe('Krishna Chaturdashi');
    expect(formatTithi(30)).toBe('Amavasya');
  });

  it('rounds degrees down to the minute of arc', () => {
    const { Moon, Sun, Saturn } = sampleChart.grahas;
    const grahas = {
      ...sampleChart.grahas,
      Moon: { ...Moon, degreeInSign: 17.6166 },
      Sun: { ...Sun, degreeInSign: 4.05 },
      Saturn: { ...Saturn, degreeInSign: 29.9999 },
    };
    const notes = new Map(buildAlmanac({ ...sampleChart, grahas }).map(({ label, note }) => [label, note]));
    expect(notes.get('Moon')).toBe('17°36′');
    expect(notes.get('Sun')).toBe('4°03′');
    expect(notes.get('Saturn')).toBe('29°59′');
  });
});
